import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
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

export const WAPITI = "/usr/bin/wapiti";
/** Its usual ones but for `ssrf`, which asks a machine on the internet what arrived there, and four more. */
const MODULES =
	"blindsql,cookieflags,crlf,csp,csrf,exec,file,http_headers,methods,permanentxss,redirect,sql,xss";
/**
 * On loopback there is no https to insist on, and the second header is one that browsers have given up; OWASP says to send
 * none of it, or 0.
 */
const EXPECTED = ["Strict-Transport-Security is not set", "X-XSS-Protection is not set"];

const reportSchema = z.object({
	vulnerabilities: z.record(z.string(), z.array(z.object({ path: z.string(), info: z.string() }))),
	anomalies: z.record(z.string(), z.array(z.object({ path: z.string(), info: z.string() }))),
});

/** Each finding as a line, but for what loopback is expected to lack. */
export function readWapiti(report: string): string[] {
	const { vulnerabilities, anomalies } = reportSchema.parse(JSON.parse(report));
	return [...Object.entries(vulnerabilities), ...Object.entries(anomalies)].flatMap(([kind, found]) =>
		found.filter(({ info }) => !EXPECTED.includes(info)).map(({ path, info }) => `${kind}: ${path}: ${info}`),
	);
}

interface Walk {
	/** Where it begins; it follows links of the same origin from there. */
	urls: readonly string[];
	cookie?: string;
	modules?: string;
	seconds: number;
}

/** Walks through the pages and tries every parameter and form it finds. */
export async function runWapiti({ urls, cookie, modules = MODULES, seconds }: Walk): Promise<string[]> {
	const [first = ""] = urls;
	const folder = await mkdtemp(join(tmpdir(), "dewlight-wapiti-"));
	const report = join(folder, "report.json");
	const options = [
		["--url", first, "--scope", "folder", "--module", modules, "--no-bugreport"],
		urls.slice(1).flatMap((url) => ["--start", url]),
		["--max-scan-time", String(seconds), "--max-attack-time", "60", "--max-links-per-page", "60"],
		["--header", `Origin: ${new URL(first).origin}`],
		cookie === undefined ? [] : ["--header", `Cookie: ${cookie}`],
		["--flush-session", "--store-session", folder, "--format", "json", "--output", report],
	];
	const { output } = await runCommand(
		"timeout",
		// It goes beyond its own limits where a module hangs.
		[String(seconds * 4), WAPITI, ...options.flat()],
		{ quiet: true },
	);
	try {
		return readWapiti(await readFile(report, "utf8"));
	} catch (error) {
		throw new Error(`wapiti wrote no report:\n${output.slice(-2_000)}`, { cause: error });
	} finally {
		await rm(folder, { recursive: true });
	}
}
