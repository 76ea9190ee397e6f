/** Where the router's own scripts wait as text: `type` is what they become when they may run. */
export const WAITING = "data-later";

export interface Wanted {
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
export function startWhenWanted(
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
