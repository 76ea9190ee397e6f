import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { minify } from "terser";
import { LOST_PART_SAYINGS, READY_EVENT } from "../app/page-start.ts";

interface Watched {
	/** Dispatched when the page answers: from then on the app tells of its failures itself. */
	readyEvent: string;
	/** Said without a network, with a script missing, and in its place where something was typed. */
	offline: string;
	missing: string;
	missingTyped: string;
	again: string;
	/** How browsers say that a script did not come, in lower case. */
	sayings: readonly string[];
}

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

/**
 * Runs inside a page, so it may use nothing of this module. Where a script does not come, most likely because the product
 * was updated meanwhile, the page is loaded again, once; without a network, when there is one. A page that still lacks a
 * script says so, as does one where something was typed, which loading again would lose.
 */
export function watchScripts(watched: Watched): void {
	let seen = false;
	const isTyped = () =>
		Array.from(document.querySelectorAll("input, textarea")).some(
			(field) => "defaultValue" in field && "value" in field && field.value !== field.defaultValue,
		);
	const say = (text: string, canLoad: boolean) => {
		document.getElementById("script-note")?.remove();
		const note = document.createElement("p");
		note.id = "script-note";
		note.setAttribute("role", "alert");
		note.className =
			"sticky top-0 z-40 bg-amber-soft px-5 py-2.5 text-center text-small font-medium text-amber";
		note.textContent = text;
		if (canLoad) {
			const link = document.createElement("a");
			link.href = location.href;
			link.textContent = watched.again;
			link.className = "inline-flex min-h-11 items-center font-semibold underline underline-offset-4";
			link.onclick = (event) => {
				event.preventDefault();
				location.reload();
			};
			note.append(" ", link);
		}
		document.body.prepend(note);
	};
	const load = () => {
		if (isTyped()) say(watched.missingTyped, true);
		else location.reload();
	};
	const missing = () => {
		if (seen) return;
		seen = true;
		const [arrival] = performance.getEntriesByType("navigation");
		// Who does not tell how the page was reached could be asked to load it for ever.
		const isFirst = arrival !== undefined && "type" in arrival && arrival.type !== "reload";
		if (!navigator.onLine) {
			addEventListener("online", load, { once: true });
			say(watched.offline, false);
		} else if (isFirst || isTyped()) load();
		else say(watched.missing, true);
	};
	/** Extensions and networks put scripts of their own into pages. */
	const isOurs = (script: HTMLScriptElement) =>
		script.src === "" ? script.type === "module" : script.src.startsWith(`${location.origin}/assets/`);
	addEventListener(
		"error",
		({ target }) => {
			if (target instanceof HTMLScriptElement && isOurs(target)) missing();
		},
		true,
	);
	addEventListener("unhandledrejection", ({ reason }) => {
		const message = reason instanceof Error ? reason.message.toLowerCase() : "";
		if (watched.sayings.some((saying) => message.includes(saying))) missing();
	});
	addEventListener(
		watched.readyEvent,
		() => {
			seen = true;
			removeEventListener("online", load);
			document.getElementById("script-note")?.remove();
		},
		{ once: true },
	);
}
