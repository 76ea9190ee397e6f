import type { Locator, Page } from "@playwright/test";

const STEPS = 8;

/** Pulls a place down with one finger, as the browser itself reports touches. */
export async function pullDown(page: Page, place: Locator, pixels: number): Promise<void> {
	const box = await place.boundingBox();
	if (box === null) throw new Error("The place to pull is not on the page.");
	const x = box.x + box.width / 2;
	const y = box.y + 40;
	const session = await page.context().newCDPSession(page);
	const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
		session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
	await touch("touchStart", [{ x, y }]);
	for (let step = 1; step <= STEPS; step += 1) {
		await touch("touchMove", [{ x, y: y + (pixels * step) / STEPS }]);
	}
	await touch("touchEnd", []);
	await session.detach();
}
