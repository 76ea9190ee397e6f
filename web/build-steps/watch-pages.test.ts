// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { watchScripts, withScriptWatch } from "./watch-pages.ts";

const reload = vi.fn();
let onLine = true;
let arrival: string | null = "navigate";

beforeEach(() => {
	onLine = true;
	arrival = "navigate";
	reload.mockReset();
	vi.spyOn(navigator, "onLine", "get").mockImplementation(() => onLine);
	vi.spyOn(window.location, "reload").mockImplementation(reload);
	vi.spyOn(performance, "getEntriesByType").mockImplementation(
		() => (arrival === null ? [] : [{ type: arrival }]) as unknown as PerformanceEntryList,
	);
	document.body.innerHTML = '<main><input value="kept"><textarea></textarea></main>';
	events += 1;
	watchScripts({
		readyEvent: `ready-${events}`,
		offline: "offline",
		missing: "missing",
		missingTyped: "typed",
		again: "Load again",
		sayings: ["importing a module"],
	});
});

/** Nobody takes a watch off its window, so each has its own events. */
let events = 0;
/** As a page's own script fails that is in the build no more. */
const miss = () => {
	const script = document.createElement("script");
	script.type = "module";
	window.dispatchEvent(Object.defineProperty(new Event("error"), "target", { value: script }));
};
const answer = () => window.dispatchEvent(new Event(`ready-${events}`));
const note = () => document.querySelector('[role="alert"]')?.textContent ?? null;

test("a page that lacks a script is loaded again without a word", () => {
	miss();
	miss();
	expect(reload).toHaveBeenCalledTimes(1);
	expect(note()).toBeNull();
});

test("where that did not help it says so, and is loaded again when asked", () => {
	arrival = "reload";
	miss();
	expect(reload).not.toHaveBeenCalled();
	expect(note()).toBe("missing Load again");
	document.querySelector<HTMLElement>('[role="alert"] a')?.click();
	expect(reload).toHaveBeenCalledTimes(1);
});

test("what was typed is not lost by loading again", () => {
	const field = document.querySelector("textarea");
	if (field) field.value = "my question";
	miss();
	expect(reload).not.toHaveBeenCalled();
	expect(note()).toBe("typed Load again");
});

test("without a network the page waits for one", () => {
	onLine = false;
	miss();
	expect(note()).toBe("offline");
	window.dispatchEvent(new Event("online"));
	expect(reload).toHaveBeenCalledTimes(1);
});

test("a page that answers is left alone", () => {
	answer();
	miss();
	expect(reload).not.toHaveBeenCalled();
	expect(note()).toBeNull();
});

test("a page that answers after all takes its word back", () => {
	onLine = false;
	miss();
	answer();
	expect(note()).toBeNull();
	window.dispatchEvent(new Event("online"));
	expect(reload).not.toHaveBeenCalled();
});

test("a browser that does not tell how the page was reached is not sent round in circles", () => {
	arrival = null;
	miss();
	expect(reload).not.toHaveBeenCalled();
	expect(note()).toBe("missing Load again");
});

test.each([
	["https://ads.example/a.js", "", 0],
	[`${location.origin}/assets/a.js`, "", 1],
	["", "module", 1],
	["", "text/javascript", 0],
])("of scripts that fail only those of the page count: %s %s", (src, type, loads) => {
	const script = document.createElement("script");
	Object.defineProperty(script, "src", { value: src });
	script.type = type;
	document.body.append(script);
	script.dispatchEvent(new Event("error"));
	expect(reload.mock.calls.length > 0 ? 1 : 0).toBe(loads);
});

test("a rejection counts where it tells of a module that did not come", () => {
	const reject = (message: string) =>
		window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: new TypeError(message) }));
	reject("the module of the extension is gone");
	expect(reload).not.toHaveBeenCalled();
	reject("Importing a module script failed.");
	expect(reload).toHaveBeenCalled();
});

test("the watch stands at the end of the head, before anything asks for a script", () => {
	const page = withScriptWatch("<head><title>x</title></head><body></body>", "watch()");
	expect(page).toBe("<head><title>x</title><script>watch()</script></head><body></body>");
	expect(() => withScriptWatch("<body></body>", "")).toThrow("no head");
});
