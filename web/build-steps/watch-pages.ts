import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { minify } from "terser";
import { READY_EVENT } from "../app/ready-event.ts";
import { LOST_PART_SAYINGS } from "../app/ui/lost-part.ts";
import { type Watched, watchScripts } from "./script-watch.ts";

const WATCHED: Watched = {
	readyEvent: READY_EVENT,
	offline: "You appear to be offline. This page goes on by itself when you are back.",
	missing: "A part of this page did not load, so its buttons and forms do nothing.",
	missingTyped:
		"A part of this page did not load, so its buttons and forms do nothing. Copy what you typed before you load it again.",
	again: "Load again",
	sayings: LOST_PART_SAYINGS,
};

export function withScriptWatch(html: string, watch: string): string {
	if (!html.includes("</head>")) throw new Error("The page has no head in the expected form.");
	return html.replace("</head>", () => `<script>${watch}</script></head>`);
}

/** Puts the watch over missing scripts into every page of the build. */
export async function watchPages(client: string): Promise<void> {
	const { code } = await minify(`(${String(watchScripts)})(${JSON.stringify(WATCHED)})`, { ecma: 2022 });
	if (code === undefined) throw new Error("The watch came back empty from the minifier.");
	for await (const page of glob("**/*.html", { cwd: client })) {
		const file = join(client, page);
		await writeFile(file, withScriptWatch(await readFile(file, "utf8"), code));
	}
}
