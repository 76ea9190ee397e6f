import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { TRIGGER_EVENTS } from "@dewlight/contracts/trigger-events.ts";
import { minify } from "terser";
import { SESSION_CHANNEL } from "../app/api/tab-channel.ts";
import { NEEDS_PAGE, READY_EVENT } from "../app/page-start.ts";
import { isInShell } from "../app/platform/platform.ts";

/** Where the router's own scripts wait as text: `type` is what they become when they may run. */
const WAITING = "data-later";

interface Wanted {
	readyEvent: string;
	/** Window events that only the started page answers; told to it again. */
	events: readonly string[];
	/** What needs the page's own scripts as soon as somebody turns to it. */
	parts: string;
	/** Name of the channel on which the tabs of this browser tell of their sessions. */
	tabs: string;
	/** Addresses of the scripts that the page stands on. */
	modules: readonly string[];
}

/**
 * Runs inside a page that is whole without scripts, so it may use nothing of this module. The page's own scripts come when
 * somebody turns to a part that needs them, when the address asks for one, when somebody is signed in, and in the app. Until then
 * this shows a visitor the links of a visitor and lets the service worker keep the page.
 */
function startWhenWanted(
	{ readyEvent, events, parts, tabs, modules }: Wanted,
	isInShell: (surroundings: Window) => boolean,
): void {
	const inShell = isInShell(window);
	let begun = false;
	const start = () => {
		if (begun) return;
		begun = true;
		for (const href of modules)
			document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
		for (const { dataset, textContent } of document.querySelectorAll<HTMLElement>("[data-later]"))
			document.head.append(
				Object.assign(document.createElement("script"), { type: dataset.later, textContent }),
			);
	};
	/** Whoever is signed in gets the whole page, and so does whoever cannot be asked for, since it says so. */
	const look = async () => {
		const answer = await fetch("/api/me", { credentials: "include" });
		const body: unknown = answer.ok ? await answer.json() : null;
		const isNobody = typeof body === "object" && (body === null || ("user" in body && body.user === null));
		if (!isNobody || (!answer.ok && answer.status !== 401)) return start();
		for (const links of document.querySelectorAll<HTMLElement>("[data-visitor]")) links.hidden = false;
	};
	const lookAgain = () => {
		if (!begun) look().catch(start);
	};
	const turned = ({ target }: Event) => {
		if (target instanceof Element && target.closest(parts) !== null) start();
	};
	for (const name of ["pointerover", "pointerdown", "focusin", "input", "submit"])
		addEventListener(name, turned, { capture: true, passive: true });
	for (const name of events) {
		addEventListener(name, (event) => {
			if (begun) return;
			const again = () => dispatchEvent(new CustomEvent(name, { detail: "detail" in event && event.detail }));
			addEventListener(readyEvent, again, { once: true });
			start();
		});
	}
	if ("BroadcastChannel" in globalThis) new BroadcastChannel(tabs).addEventListener("message", lookAgain);
	addEventListener("pageshow", ({ persisted }) => persisted && lookAgain());
	addEventListener("offline", start);
	let isMember = false;
	try {
		isMember = localStorage.getItem("member") !== null;
		const theme = localStorage.getItem("theme");
		for (const choice of document.querySelectorAll<HTMLInputElement>(".needs-scripts input"))
			choice.checked = choice.value === (theme ?? "system");
	} catch {
		// Without storage the session is asked for, and no colors were chosen.
	}
	if (inShell || isMember || location.search !== "" || !navigator.onLine) start();
	else lookAgain();
	if ("serviceWorker" in navigator && !inShell)
		addEventListener("load", () => {
			navigator.serviceWorker
				.register("/sw.js", { updateViaCache: "none" })
				.catch((error: unknown) => console.warn("Pages are not kept for offline use.", error));
		});
}

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
