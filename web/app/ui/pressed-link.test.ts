// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { pressedLink } from "./prerendered.tsx";

afterEach(() => document.body.replaceChildren());

function press(html: string, selector: string, event: MouseEventInit = {}): string | null {
	document.body.innerHTML = html;
	let found: string | null = null;
	document.body.addEventListener(
		"click",
		(click) => {
			found = pressedLink(click)?.getAttribute("href") ?? null;
			click.preventDefault();
		},
		{ once: true },
	);
	const target = document.querySelector(selector);
	target?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...event }));
	return found;
}

test("a press anywhere inside a link of ours is a press of that link", () => {
	expect(press(`<a href="/retinol">Retinol <span>→</span></a>`, "span")).toBe("/retinol");
});

test("a press beside every link is none", () => {
	expect(press(`<p>Text</p><a href="/retinol">Retinol</a>`, "p")).toBeNull();
});

test("links elsewhere, and presses that ask for another window, are the browser's", () => {
	expect(press(`<a href="https://example.com/">Out</a>`, "a")).toBeNull();
	expect(press(`<a href="/retinol" target="_blank">New</a>`, "a")).toBeNull();
	for (const key of ["ctrlKey", "metaKey", "shiftKey", "altKey"] as const) {
		expect(press(`<a href="/retinol">Retinol</a>`, "a", { [key]: true })).toBeNull();
	}
});
