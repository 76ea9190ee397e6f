export interface Watched {
	/** Dispatched when the page answers: from then on the app tells of its failures itself. */
	readyEvent: string;
	/** Dispatched by whoever asks for scripts without an element that could fail. */
	missingEvent: string;
	/** Said without a network, with a script missing, and in its place where something was typed. */
	offline: string;
	missing: string;
	missingTyped: string;
	again: string;
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
		note.className = "bg-amber-soft px-5 py-2.5 text-center text-small font-medium text-amber";
		note.textContent = text;
		if (canLoad) {
			const link = document.createElement("a");
			link.href = location.href;
			link.textContent = watched.again;
			link.className = "inline-grid min-h-11 content-center font-semibold underline underline-offset-4";
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
		const isSecond = arrival !== undefined && "type" in arrival && arrival.type === "reload";
		if (!navigator.onLine) {
			addEventListener("online", load, { once: true });
			say(watched.offline, false);
		} else if (isSecond && !isTyped()) say(watched.missing, true);
		else load();
	};
	addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && missing(), true);
	addEventListener(
		"unhandledrejection",
		({ reason }) => reason instanceof Error && /module/i.test(reason.message) && missing(),
	);
	addEventListener(watched.missingEvent, missing);
	addEventListener(
		watched.readyEvent,
		() => {
			seen = true;
		},
		{ once: true },
	);
}
