// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Late, latePart } from "./prerendered.tsx";

const pressed = vi.fn();
const Part = () => (
	<button type="button" onClick={pressed}>
		Press
	</button>
);

beforeEach(() => {
	pressed.mockClear();
	document.body.innerHTML =
		'<div id="root"><div id="part"><!--$--><button type="button">Press</button><!--/$--></div></div>';
});
afterEach(() => {
	document.body.innerHTML = "";
});

function hydrate(load: () => Promise<typeof Part>) {
	const root = document.getElementById("root");
	if (root === null) throw new Error("no root");
	const late = <Late part={latePart("part", load)} />;
	hydrateRoot(root, <StrictMode>{late}</StrictMode>);
}

const button = () => document.querySelector("button");

test("the HTML stays until the script is asked for, and a press from before counts once", async () => {
	const load = vi.fn(async () => Part);
	await act(async () => hydrate(load));
	expect(load).not.toHaveBeenCalled();
	const before = button();
	before?.click();
	expect(pressed).not.toHaveBeenCalled();
	await act(async () => window.dispatchEvent(new Event("pointerdown")));
	await vi.waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
	expect(button()).toBe(before);
	await act(async () => button()?.click());
	expect(pressed).toHaveBeenCalledTimes(2);
});

test("where nothing stands yet the part comes at once", async () => {
	const root = document.createElement("div");
	document.body.replaceChildren(root);
	await act(async () => createRoot(root).render(<Late part={latePart("part", async () => Part)} />));
	await vi.waitFor(() => expect(button()).not.toBeNull());
});
