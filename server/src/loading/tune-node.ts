import { type ResolveFnOutput, registerHooks } from "node:module";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * What answers people makes some megabytes of garbage a second and keeps hardly any of it. Left alone the collector lets
 * the heap grow by well over half before it runs; run at a third, it runs every half minute, and the process stays small.
 */
export function keepHeapSmall(): void {
	setFlagsFromString("--heap-growing-percent=30");
}

/**
 * What only the start needed, such as the second module in which an embedded database is set up, goes at once: in a
 * process that then has nothing to do the collector would leave it for as long.
 */
export function giveBackWhatStartTook(): void {
	setFlagsFromString("--expose-gc");
	const collect: unknown = runInNewContext("gc");
	setFlagsFromString("--no-expose-gc");
	if (typeof collect === "function") collect();
}

const WITHIN = "/node_modules/drizzle-orm/";

/** Where a file of drizzle-orm finds another of its files; null for every other import. */
export function drizzleFile(specifier: string, parent: string | undefined): string | null {
	if (!parent?.includes(WITHIN) || !specifier.startsWith(".") || !specifier.endsWith(".js")) return null;
	return new URL(specifier, parent).href;
}

/**
 * Tells Node where files of drizzle-orm are when they import each other, and where its entries are when that was asked
 * before. Node would read the package's description again for each, 180 kB of JSON some hundred times: a quarter of the
 * start (docs/decisions/014).
 */
export function findDrizzleFiles(): void {
	const entries = new Map<string, ResolveFnOutput>();
	registerHooks({
		resolve(specifier, context, next) {
			const url = drizzleFile(specifier, context.parentURL);
			if (url !== null) return { url, format: "module", shortCircuit: true };
			if (!/^drizzle-orm(\/|$)/.test(specifier)) return next(specifier, context);
			const found = entries.get(specifier) ?? next(specifier, context);
			entries.set(specifier, found);
			return { ...found, shortCircuit: true };
		},
	});
}
