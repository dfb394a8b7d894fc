"""What can be bent in a module: every mutant changes one node of its syntax tree, inside a function or a lambda.

Left out are changes that show as soon as the changed code runs at all, and those that imply another one: of conditions
each outcome is forced and each operand ignored, which is harder to notice than negating them or swapping `and` for
`or`. What is told (events of the log, texts, errors) is no rule and stays as it is, and so do bit masks, which only
make the engine faster.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

TELLING = ("emit", "whisper", "trail")
"""Calls of these names tell what has happened; no rule depends on it."""
BITS = (ast.LShift, ast.RShift, ast.BitAnd, ast.BitOr, ast.BitXor)
EMPTY = {
    "list": "[]", "List": "[]", "Sequence": "()", "Collection": "()", "Iterable": "()", "tuple": "()",
    "set": "set()", "frozenset": "frozenset()", "dict": "{}", "Mapping": "{}", "int": "0", "str": "''",
}  # fmt: skip
"""What an empty answer of a function is, by the type that it declares."""
COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any"}
LITERALS = (ast.List, ast.ListComp, ast.Tuple, ast.JoinedStr, ast.Dict, ast.Set)
Change = Callable[[ast.AST], ast.AST]


@dataclass(frozen=True)
class Mutant:
    """One change of one node."""

    path: str
    """The file, below src/warptable."""
    function: str
    index: int
    """Of the node, in the order of `ast.walk`."""
    operator: str
    line: int
    lines: tuple[int, int]
    """Of the statement that holds the node: whoever runs one of these may notice the change."""
    before: str
    after: str
    nth: int = 1
    """Of those in this function that are told alike."""

    @property
    def name(self) -> str:
        """The same as long as nobody changes this function here; used by the list of those that were judged."""
        nth = f" ({self.nth})" if self.nth > 1 else ""
        return f"{self.function} | {self.operator} | {self.before} -> {self.after}{nth}"


def forced(outcome: bool | None) -> Change:
    """The expression is still worked out, so that what it calls and binds happens; then this counts."""

    def change(node: ast.AST) -> ast.AST:
        assert isinstance(node, ast.expr)
        pair = ast.Tuple([node, ast.Constant(outcome)], ast.Load())
        return ast.Subscript(pair, ast.Constant(1), ast.Load())

    return change


def never(node: ast.AST) -> ast.AST:
    """A statement that does not happen. It stays in the tree, so that names and generators stay what they are."""
    assert isinstance(node, ast.stmt)
    return ast.If(ast.Constant(False), [node], [])


def compared(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.Compare)
    return ast.Compare(node.left, [COMPARED[type(node.ops[0])]()], node.comparators)


def moved(by: int) -> Change:
    def change(node: ast.AST) -> ast.AST:
        assert isinstance(node, ast.Constant)
        assert isinstance(node.value, int)
        return ast.Constant(node.value + by)

    return change


def opposite(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.Name)
    return ast.Name(OPPOSITES[node.id], ast.Load())


def plus_minus(node: ast.AST) -> ast.AST:
    if isinstance(node, ast.AugAssign):
        return ast.AugAssign(node.target, _other(node.op), node.value)
    assert isinstance(node, ast.BinOp)
    return ast.BinOp(node.left, _other(node.op), node.right)


def _other(op: ast.operator) -> ast.operator:
    return ast.Sub() if isinstance(op, ast.Add) else ast.Add()


def unsigned(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.UnaryOp)
    return node.operand


def answers(text: str) -> Change:
    """The expression is worked out, and something empty is answered."""

    def change(node: ast.AST) -> ast.AST:
        assert isinstance(node, ast.expr)
        pair = ast.Tuple([node, ast.parse(text, mode="eval").body], ast.Load())
        return ast.Subscript(pair, ast.Constant(1), ast.Load())

    return change


OPERATORS: dict[str, Change] = {
    "always": forced(True),
    "at no time": forced(False),
    "operand ignored in and": forced(True),
    "operand ignored in or": forced(None),
    "comparison": compared,
    "plus one": moved(1),
    "minus one": moved(-1),
    "opposite": opposite,
    "sign": plus_minus,
    "no sign": unsigned,
    "not left out": unsigned,
    "statement left out": never,
    "answers None": forced(None),
    **{f"answers {text}": answers(text) for text in EMPTY.values()},
}


class _Finder(ast.NodeVisitor):
    """Walks the functions of a module and collects what can be changed."""

    def __init__(self, path: str, tree: ast.Module) -> None:
        self.path = path
        self.index = {id(node): number for number, node in enumerate(ast.walk(tree))}
        self.scope: list[str] = []
        self.returns: list[str] = []
        self.inside = 0  # functions and lambdas around
        self.lines = (0, 0)
        self.decided: set[int] = set()  # expressions whose outcomes are forced anyway
        self.found: list[Mutant] = []
        self.told: Counter[str] = Counter()

    # ---- noting ---------------------------------------------------------------------------------

    def note(self, node: ast.expr | ast.stmt, operator: str) -> None:
        if not self.inside:
            return
        before = short(node)
        after = short(OPERATORS[operator](node)) if operator in SHOWN else ""
        function = ".".join(self.scope) or "lambda"
        first, last = self.lines if self.lines[0] else (node.lineno, node.end_lineno or node.lineno)
        span = (min(first, node.lineno), max(last, node.end_lineno or node.lineno))
        if isinstance(node, ast.stmt):
            span = (node.lineno, node.end_lineno or node.lineno)
        index = self.index[id(node)]
        mutant = Mutant(self.path, function, index, operator, node.lineno, span, before, after)
        self.told[mutant.name] += 1
        self.found.append(replace(mutant, nth=self.told[mutant.name]))

    def condition(self, node: ast.expr, *, loop: bool = False) -> None:
        """An expression of which only true or false matters."""
        if isinstance(node, ast.Constant):
            return
        self.decided.add(id(node))
        if not loop:
            self.note(node, "always")
        self.note(node, "at no time")
        while isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            node = node.operand
            self.decided.add(id(node))

    # ---- functions ------------------------------------------------------------------------------

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.scope.append(node.name)
        for statement in node.body:
            self.visit(statement)
        self.scope.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        for decorator in node.decorator_list:
            self.visit(decorator)
        self.scope.append(node.name)
        self.returns.append(ast.unparse(node.returns) if node.returns else "")
        self.inside += 1
        for statement in node.body:
            self.visit(statement)
        self.inside -= 1
        self.returns.pop()
        self.scope.pop()

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.visit_FunctionDef(node)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        outside, self.inside = self.inside, self.inside + 1
        lines = self.lines
        if not outside:
            self.lines = (node.body.lineno, node.body.end_lineno or node.body.lineno)
        if _boolean(node.body):
            self.condition(node.body)
        self.visit(node.body)
        self.inside, self.lines = outside, lines

    # ---- statements -----------------------------------------------------------------------------

    def visit(self, node: ast.AST) -> None:
        if isinstance(node, ast.stmt) and self.inside:
            body = getattr(node, "body", None)
            last = body[0].lineno - 1 if isinstance(body, list) and body else node.end_lineno or node.lineno
            self.lines = (node.lineno, max(node.lineno, last))
        super().visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant) or telling(node.value):
            return
        self.note(node, "statement left out")
        self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        if all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            self.note(node, "statement left out")
        self.visit(node.value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if isinstance(node.op, BITS):
            return
        self.note(node, "statement left out")
        if isinstance(node.op, ast.Add | ast.Sub) and not isinstance(node.value, LITERALS):
            self.note(node, "sign")
        self.visit(node.value)

    def visit_Delete(self, node: ast.Delete) -> None:
        self.note(node, "statement left out")

    def visit_Continue(self, node: ast.Continue) -> None:
        self.note(node, "statement left out")

    def visit_Break(self, node: ast.Break) -> None:
        self.note(node, "statement left out")

    def visit_Raise(self, node: ast.Raise) -> None:
        """What an error says is no rule; when it is raised depends on the condition above."""

    def visit_Assert(self, node: ast.Assert) -> None:
        """Checks of the engine itself."""

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            return
        declared = self.returns[-1] if self.returns else ""
        if not isinstance(node.value, ast.Constant):
            self._answer(node.value, declared)
        elif isinstance(node.value.value, bool):
            self.note(node.value, "at no time" if node.value.value else "always")
        self.visit(node.value)

    def _answer(self, value: ast.expr, declared: str) -> None:
        empty = EMPTY.get(declared.partition("[")[0])
        if declared in ("bool", "TypeGuard"):
            self.condition(value)
        elif "None" in declared and declared != "None":
            self.note(value, "answers None")
        elif empty is not None and ast.unparse(value) != empty:
            self.note(value, f"answers {empty}")

    def visit_If(self, node: ast.If) -> None:
        self.condition(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.condition(node.test, loop=True)
        self.generic_visit(node)

    # ---- expressions ----------------------------------------------------------------------------

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.condition(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self.condition(test)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        kind = "and" if isinstance(node.op, ast.And) else "or"
        for operand in node.values:
            self.note(operand, f"operand ignored in {kind}")
            self.decided.add(id(operand))
            inner = operand
            while isinstance(inner, ast.UnaryOp) and isinstance(inner.op, ast.Not):
                inner = inner.operand
                self.decided.add(id(inner))
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        order = isinstance(node.ops[0], ast.Lt | ast.LtE | ast.Gt | ast.GtE)
        if len(node.ops) == 1 and (order or id(node) not in self.decided):
            self.note(node, "comparison")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not) and id(node) not in self.decided:
            self.note(node, "not left out")
        if isinstance(node.op, ast.USub) and not isinstance(node.operand, ast.Constant):
            self.note(node, "no sign")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if isinstance(node.op, BITS):
            return
        literal = isinstance(node.left, LITERALS) or isinstance(node.right, LITERALS)
        if isinstance(node.op, ast.Add | ast.Sub) and not literal:
            self.note(node, "sign")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if telling(node):
            return
        if isinstance(node.func, ast.Name) and node.func.id in OPPOSITES:
            self.note(node.func, "opposite")
        self.generic_visit(node)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """A text."""

    def visit_Constant(self, node: ast.Constant) -> None:
        if type(node.value) is int:
            self.note(node, "plus one")
            self.note(node, "minus one")


SHOWN = {"comparison", "plus one", "minus one", "opposite", "sign", "no sign", "not left out"}
"""Operators whose name does not say yet what comes of the node."""


def _boolean(node: ast.expr) -> bool:
    """Does this look like an answer of yes or no?"""
    if isinstance(node, ast.UnaryOp):
        return isinstance(node.op, ast.Not)
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in ("bool", "any", "all", "isinstance")
    return isinstance(node, ast.Compare | ast.BoolOp)


def telling(node: ast.expr) -> bool:
    """Is this a call that only tells what happened?"""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in TELLING


def short(node: ast.AST) -> str:
    """One line of source."""
    text = " ".join(ast.unparse(ast.fix_missing_locations(node)).split())
    return text if len(text) <= 100 else text[:97] + "..."


def mutants(source: str, path: str) -> list[Mutant]:
    """All that can be changed in a module, in the order of its lines."""
    tree = ast.parse(source)
    finder = _Finder(path, tree)
    finder.visit(tree)
    return finder.found


class _Replacing(ast.NodeTransformer):
    def __init__(self, target: ast.AST, change: Change) -> None:
        self.target, self.change = target, change

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self.target:
            return ast.copy_location(self.change(node), node)
        visited: ast.AST = super().visit(node)
        return visited


def mutated(source: str, mutant: Mutant) -> ast.Module:
    """The module with this change. Lines stay where they are."""
    tree = ast.parse(source)
    target = _nth(ast.walk(tree), mutant.index)
    _Replacing(target, OPERATORS[mutant.operator]).visit(tree)
    return ast.fix_missing_locations(tree)


def _nth(nodes: Iterator[ast.AST], index: int) -> ast.AST:
    return next(node for number, node in enumerate(nodes) if number == index)
