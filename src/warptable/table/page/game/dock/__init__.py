"""Where a person answers, whatever is played; a game adds members of its own.

dock         the question and what stands around it    asking    which control fits a question
fields, go   what is ticked and pressed                control   a control as data
ship_picker  ships over places                         lines     what stands beside the question
"""
