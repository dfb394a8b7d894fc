"""Everything printed: aliens, artifacts. Content imports only `content.api`."""
