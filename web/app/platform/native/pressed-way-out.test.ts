// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { pressedWayOut, type WayOut } from "./ways-in-and-out.ts";

const PLACES = { app: "https://app.dewlight.app", site: "https://dewlight.app" };

function press(html: string, selector = "a"): WayOut | null {
	document.body.innerHTML = html;
	let found: WayOut | null = null;
	const look = (event: MouseEvent) => {
		found = pressedWayOut(event, PLACES);
		event.preventDefault();
	};
	document.addEventListener("click", look, { once: true });
	document.querySelector<HTMLElement>(selector)?.click();
	return found;
}

test.each([
	["https://shop.example/a?b=1#c", "https://shop.example/a?b=1#c"],
	["http://study.example/", "http://study.example/"],
	["https://dewlight.app.evil.example/", "https://dewlight.app.evil.example/"],
])("%s opens outside", (href, address) => {
	expect(press(`<a href="${href}" target="_blank">x</a>`)).toEqual({ kind: "outside", address });
	expect(press(`<a href="${href}"><b>x</b></a>`, "b")).toEqual({ kind: "outside", address });
});

test.each([
	["https://app.dewlight.app/terms#fair-use-policy", "/terms#fair-use-policy"],
	["https://dewlight.app/retinol?a=1", "/retinol?a=1"],
])("%s in a new tab is a page of the app", (href, path) => {
	expect(press(`<a href="${href}" target="_blank">x</a>`)).toEqual({ kind: "inside", path });
});

test("what the page follows by itself is left alone", () => {
	expect(press('<a href="https://app.dewlight.app/terms">x</a>')).toBeNull();
	expect(press('<a href="mailto:support@dewlight.app">x</a>')).toBeNull();
	expect(press('<a href="https://dewlight.app/api/care-plan.ics" download>x</a>')).toBeNull();
	expect(press("<button>x</button>", "button")).toBeNull();
});

test("a click that was already answered is left alone", () => {
	const event = new MouseEvent("click", { cancelable: true });
	event.preventDefault();
	expect(pressedWayOut(event, PLACES)).toBeNull();
});
