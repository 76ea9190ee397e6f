// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Prerendered } from "./prerendered.tsx";

const drawn = vi.fn();
function Text() {
	drawn();
	return (
		<p>
			<a href="/retinol">Drawn</a>
		</p>
	);
}
const Address = () => <output>{useLocation().pathname}</output>;
const page = (
	<MemoryRouter>
		<Prerendered id="part">
			<Text />
		</Prerendered>
		<Address />
	</MemoryRouter>
);
const STANDING =
	'<div id="root"><div id="part"><p><a href="/retinol">Standing</a> <a href="#here">Here</a></p></div><output>/</output></div>';

let root: Root | null = null;
beforeEach(() => {
	drawn.mockClear();
	document.body.innerHTML = STANDING;
});
afterEach(() => {
	act(() => root?.unmount());
	root = null;
	cleanup();
	document.body.innerHTML = "";
});

async function hydrate() {
	const element = document.getElementById("root");
	if (element === null) throw new Error("no root");
	await act(async () => {
		root = hydrateRoot(element, page);
	});
}

test("what stands on the page stays, and is not drawn again", async () => {
	const before = document.querySelector("#part p");
	await hydrate();
	expect(document.querySelector("#part p")).toBe(before);
	expect(drawn).not.toHaveBeenCalled();
});

test("its links are followed without a reload, its anchors are the browser's", async () => {
	await hydrate();
	const passedOn = fireEvent.click(screen.getByText("Here"));
	expect(passedOn).toBe(true);
	fireEvent.click(screen.getByText("Standing"));
	expect(await screen.findByText("/retinol")).toBeTruthy();
});

test("whoever comes from another page gets it drawn, whatever stands under the same id there", () => {
	render(page);
	expect(drawn).toHaveBeenCalled();
	expect(screen.getByText("Drawn")).toBeTruthy();
});
