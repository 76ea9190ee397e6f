export type FormValue = string | FormValue[] | { [key: string]: FormValue };

/** Brackets of `items[0][price]` as a path. */
function pathOf(key: string): string[] {
	const [head = "", ...rest] = key.split("[");
	return [head, ...rest.map((part) => part.replace(/\]$/, ""))];
}

/** `a[b][0]=x` as nested objects and lists; `a[]=x` appends. Flat keys may come twice: the last one holds. */
export function decodeForm(encoded: string): { [key: string]: FormValue } {
	const root: Node = new Map();
	for (const [key, value] of new URLSearchParams(encoded)) {
		let node = root;
		const path = pathOf(key);
		const last = path.pop() ?? "";
		for (const part of path) node = childOf(node, part);
		node.set(last === "" && path.length > 0 ? String(node.size) : last, value);
	}
	return Object.fromEntries([...root].map(([key, value]) => [key, plain(value)]));
}

type Node = Map<string, Node | string>;

function childOf(node: Node, part: string): Node {
	const key = part === "" ? String(node.size) : part;
	const there = node.get(key);
	if (there instanceof Map) return there;
	const child: Node = new Map();
	node.set(key, child);
	return child;
}

function plain(value: Node | string): FormValue {
	if (typeof value === "string") return value;
	const keys = [...value.keys()];
	if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key))) return [...value.values()].map(plain);
	return Object.fromEntries([...value].map(([key, child]) => [key, plain(child)]));
}
