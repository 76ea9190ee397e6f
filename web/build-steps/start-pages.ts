import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { TRIGGER_EVENTS } from "@dewlight/contracts/trigger-events.ts";
import { minify } from "terser";
import { SESSION_CHANNEL } from "../app/api/tab-channel.ts";
import { isInShell } from "../app/platform/is-in-shell.ts";
import { NEEDS_PAGE, READY_EVENT } from "../app/ready-event.ts";
import { startWhenWanted, WAITING, type Wanted } from "./start-when-wanted.ts";

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const START = /<script type="module" async="">([\s\S]*?)<\/script>/;
/** The router's small scripts with its data. The one that brings a reader back to the place reached is not one of them. */
const DATA = /<script>(window\.__reactRouterContext[\s\S]*?)<\/script>/g;

/** Addresses of the scripts that a page stands on. */
function modulesOf(html: string): string[] {
	return [...new Set([...html.matchAll(PRELOAD)].map(([, href = ""]) => href))];
}

/**
 * A page whose own scripts wait until `start`, a script, lets them begin. The router's wait as text, and become scripts of
 * the same words, and the same hash, then. Throws where the router writes them in another form.
 */
export function withLaterStart(html: string, start: string): string {
	if (!START.test(html)) throw new Error("The page starts its scripts in another form than expected.");
	if (html.search(DATA) < 0) throw new Error("The page brings its data in another form than expected.");
	const body = html.indexOf("<body");
	return (
		html.slice(0, body).replace(PRELOAD, "") +
		html
			.slice(body)
			.replace(PRELOAD, "")
			.replace(DATA, (_, text: string) => waiting("text/javascript", text))
			.replace(START, (_, text: string) => waiting("module", text))
			.replace("</body>", () => `<script>${start}</script></body>`)
	);
}

function waiting(kind: "text/javascript" | "module", text: string): string {
	return `<script type="text/plain" ${WAITING}="${kind}">${text}</script>`;
}

/** Does so for every page written at build time. */
export async function startPagesWhenWanted(client: string, paths: readonly string[]): Promise<void> {
	for (const path of paths) {
		const file = join(client, path, "index.html");
		const html = await readFile(file, "utf8");
		const wanted: Wanted = {
			readyEvent: READY_EVENT,
			events: TRIGGER_EVENTS,
			parts: NEEDS_PAGE,
			tabs: SESSION_CHANNEL,
			modules: modulesOf(html),
		};
		const { code } = await minify(
			`(${String(startWhenWanted)})(${JSON.stringify(wanted)},${String(isInShell)})`,
			{ ecma: 2022 },
		);
		if (code === undefined) throw new Error("The start came back empty from the minifier.");
		await writeFile(file, withLaterStart(html, code));
	}
}
