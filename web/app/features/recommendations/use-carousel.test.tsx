import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Carousel } from "./carousel.tsx";

let calm = false;
let glides: ScrollToOptions[] = [];

beforeEach(() => {
	calm = false;
	glides = [];
	vi.stubGlobal("matchMedia", () => ({ matches: calm }));
	vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(600);
	vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockReturnValue(1300);
	HTMLElement.prototype.scrollTo = function scrollTo(options?: ScrollToOptions | number) {
		if (typeof options !== "object") throw new Error("The row scrolls by options.");
		glides.push(options);
		if (options.behavior === "auto") {
			this.scrollLeft = options.left ?? 0;
			fireEvent.scroll(this);
		}
	};
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

function show() {
	render(
		<Carousel heading="Row" count={4}>
			<li>card</li>
		</Carousel>,
	);
	return {
		list: screen.getByRole("list"),
		on: screen.getByRole<HTMLButtonElement>("button", { name: "Scroll on in Row" }),
		back: screen.getByRole<HTMLButtonElement>("button", { name: "Scroll back in Row" }),
	};
}

test("an arrow glides by 300 pixels, and a second press goes on from where the first one ends", () => {
	const { on } = show();
	fireEvent.click(on);
	fireEvent.click(on);
	expect(glides).toEqual([
		{ left: 300, behavior: "smooth" },
		{ left: 600, behavior: "smooth" },
	]);
});

test("who asked for less motion gets none, and the arrows rest at the ends", () => {
	calm = true;
	const { on, back, list } = show();
	expect([back.disabled, on.disabled]).toEqual([true, false]);
	fireEvent.click(on);
	expect([back.disabled, on.disabled]).toEqual([false, false]);
	fireEvent.click(on);
	fireEvent.click(on);
	expect(glides.map(({ left }) => left)).toEqual([300, 600, 700]);
	expect([back.disabled, on.disabled]).toEqual([false, true]);
	expect(list.scrollLeft).toBe(700);
});

test("arrow keys scroll while the row itself has the focus", () => {
	calm = true;
	const { list } = show();
	fireEvent.keyDown(screen.getByText("card"), { key: "ArrowRight" });
	expect(glides).toEqual([]);
	fireEvent.keyDown(list, { key: "ArrowRight" });
	fireEvent.keyDown(list, { key: "ArrowLeft" });
	expect(glides.map(({ left }) => left)).toEqual([300, 0]);
});
