import { z } from "zod";
import type { Account } from "../state/account.ts";
import { type ApiError, invalid } from "./api-error.ts";

export interface Call<P> {
	account: Account;
	params: P;
	/** The id in the path; empty where there is none. */
	id: string;
}

export interface Route {
	method: "GET" | "POST" | "DELETE";
	/** Path below /v1, `:id` for the one id. */
	path: string;
	params: z.ZodType;
	/** The whole change happens at once, or an ApiError is thrown before any of it. */
	answer: (call: Call<unknown>) => object;
}

/** Ties the parameters' schema to the handler's type. */
export function route<T extends z.ZodType>(
	method: Route["method"],
	path: string,
	params: T,
	answer: (call: Call<z.output<T>>) => object,
): Route {
	// The server calls `answer` with what `params` gave, and nothing else.
	return { method, path, params, answer: (call) => answer(call as Call<z.output<T>>) };
}

interface Page {
	limit?: number | undefined;
	starting_after?: string | undefined;
	ending_before?: string | undefined;
}

/** Newest first, with Stripe's cursors. `oldestFirst` as it is kept. */
export function listPage<T extends { id: string }>(
	url: string,
	oldestFirst: readonly T[],
	{ limit = 10, starting_after, ending_before }: Page,
): { object: "list"; data: T[]; has_more: boolean; url: string } {
	const found = oldestFirst.toReversed();
	const indexOf = (id: string, param: string) => {
		const index = found.findIndex((object) => object.id === id);
		if (index < 0) throw invalid(`No such object: '${id}'`, param, "resource_missing");
		return index;
	};
	if (ending_before !== undefined) {
		const end = indexOf(ending_before, "ending_before");
		const start = Math.max(0, end - limit);
		return { object: "list", data: found.slice(start, end), has_more: start > 0, url };
	}
	const start = starting_after === undefined ? 0 : indexOf(starting_after, "starting_after") + 1;
	return {
		object: "list",
		data: found.slice(start, start + limit),
		has_more: found.length > start + limit,
		url,
	};
}

/** Everything in a form is text; these read it as Stripe does. */
export const integer = z
	.string()
	.regex(/^-?\d+$/, "integer")
	.transform(Number);
export const positive = integer.refine((value) => value >= 0, "integer");
export const flag = z.enum(["true", "false"], "boolean").transform((value) => value === "true");
export const text = z.string().max(5_000);
export const url = z.url({ protocol: /^https?$/, error: "url" });
export const metadata = z.record(z.string().max(40), z.string().max(500));
/** An empty value takes the field back. */
export const emptiable = <T extends z.ZodType>(schema: T) =>
	z.union([z.literal("").transform(() => null), schema]);

export const expandable = { expand: z.array(z.string()).optional() };
export const paged = {
	...expandable,
	limit: integer.refine((value) => value >= 1 && value <= 100, "integer").optional(),
	starting_after: z.string().optional(),
	ending_before: z.string().optional(),
};
const range = z.strictObject({
	gt: integer.optional(),
	gte: integer.optional(),
	lt: integer.optional(),
	lte: integer.optional(),
});
export const moments = z.union([integer.transform((at) => ({ gte: at, lte: at })), range]);

export function inRange(at: number, wanted: z.infer<typeof range> | undefined): boolean {
	if (!wanted) return true;
	const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = wanted;
	return at > gt && at >= gte && at < lt && at <= lte;
}

/** Throws Stripe's 400 for the first parameter that is unknown, missing or not what it should be. */
export function readParams<T extends z.ZodType>(schema: T, form: FormValue): z.infer<T> {
	const parsed = schema.safeParse(form);
	if (parsed.success) return parsed.data;
	throw refusal(parsed.error.issues, form);
}

function refusal(issues: readonly z.core.$ZodIssue[], form: FormValue): ApiError {
	const issue = firstOf(issues);
	if (!issue) return invalid("The parameters could not be read.");
	if (issue.code === "unrecognized_keys") {
		const param = nameOf([...issue.path, issue.keys[0] ?? ""]);
		return invalid(`Received unknown parameter: ${param}`, param, "parameter_unknown");
	}
	const param = nameOf(issue.path);
	const given = valueAt(form, issue.path);
	if (given === undefined) return invalid(`Missing required param: ${param}.`, param, "parameter_missing");
	if (given === "") {
		return invalid(`You passed an empty string for '${param}'.`, param, "parameter_invalid_empty");
	}
	if (issue.message === "integer") {
		return invalid(`Invalid integer: ${JSON.stringify(given)}`, param, "parameter_invalid_integer");
	}
	if (issue.message === "url") return invalid("Not a valid URL", param, "url_invalid");
	return invalid(`Invalid ${param}: ${JSON.stringify(given)}`, param);
}

/** An unknown name goes first. A union reports every branch: the one that went furthest tells what is wrong. */
function firstOf(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue | undefined {
	const issue = issues.find(({ code }) => code === "unrecognized_keys") ?? issues[0];
	if (issue?.code !== "invalid_union") return issue;
	const branches = issue.errors.map((branch) => firstOf(branch)).filter((found) => found !== undefined);
	const inner = branches.find((found) => found.code === "unrecognized_keys") ?? branches.at(-1);
	return inner ? { ...inner, path: [...issue.path, ...inner.path] } : issue;
}

function nameOf(path: readonly PropertyKey[]): string {
	const [head = "", ...rest] = path.map(String);
	return head + rest.map((part) => `[${part}]`).join("");
}

function valueAt(form: FormValue, path: readonly PropertyKey[]): FormValue | undefined {
	let value: FormValue | undefined = form;
	for (const part of path) {
		if (value === undefined || typeof value === "string") return undefined;
		value = Array.isArray(value) ? value[Number(part)] : value[String(part)];
	}
	return value;
}

type FormValue = string | FormValue[] | { [key: string]: FormValue };

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

/** Stripe's rule: keys are merged, an empty value removes its key, an empty text removes them all. */
export function mergeMetadata(
	kept: Record<string, string>,
	wanted: Record<string, string> | null | undefined,
): Record<string, string> {
	if (wanted === undefined) return kept;
	if (wanted === null) return {};
	return Object.fromEntries(Object.entries({ ...kept, ...wanted }).filter(([, value]) => value !== ""));
}
