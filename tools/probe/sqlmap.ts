import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "../run-command.ts";

export const SQLMAP = "/usr/bin/sqlmap";

export interface Target {
	name: string;
	/** A star stands after what is tried in a path; parameters of a query are tried by themselves. */
	url: string;
	/** Sent as JSON, every value of it tried. */
	body?: unknown;
	cookie?: string;
}

export interface SqlmapVerdict {
	/** What can be injected; null where sqlmap did not get so far as to say. */
	found: string[] | null;
}

/** What it says at its end; its status tells nothing. */
export function readSqlmap(output: string): SqlmapVerdict {
	const found = [...output.matchAll(/^Parameter: (.+)$/gm)].map(([, parameter = ""]) => parameter);
	if (found.length > 0) return { found: [...new Set(found)] };
	return { found: output.includes("all tested parameters do not appear to be injectable") ? [] : null };
}

/** Low risk and few tests, once; nothing of what it learns is kept. */
export async function runSqlmap(
	{ name, url, body, cookie }: Target,
	seconds: number,
): Promise<SqlmapVerdict> {
	const folder = await mkdtemp(join(tmpdir(), `dewlight-sqlmap-${name}-`));
	const headers = [
		`Origin: ${new URL(url).origin}`,
		...(body === undefined ? [] : ["Content-Type: application/json"]),
	];
	const options = [
		"--batch --flush-session --disable-coloring --dbms PostgreSQL --threads 4 --level 2 --risk 1 --ignore-code *".split(
			" ",
		),
		["--output-dir", folder, "--headers", headers.join("\n"), "--url", url],
		cookie === undefined ? [] : ["--cookie", cookie],
		body === undefined ? [] : ["--data", JSON.stringify(body)],
	];
	const { output } = await runCommand("timeout", [String(seconds), SQLMAP, ...options.flat()], {
		quiet: true,
	});
	await rm(folder, { recursive: true });
	return readSqlmap(output);
}
