"""The history of the schema, for Alembic: env.py is what it runs, versions/ are the steps."""
