"""The engine as a learning environment: questions as numbers, answers as numbers, seats that see only what they may.

`warptable.env.pettingzoo` is the table of several learners, one after another; `warptable.env.parallel` the same with
one answer of everybody in each cycle; `warptable.env.solo` one learner among bots. They need the extra `rl`.
"""
