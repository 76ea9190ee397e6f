import { expect, type Locator, type Page } from "@playwright/test";

/** More stops than the longest page has between two elements that a journey names. */
const MOST_STOPS = 160;

/** One person without a pointer: every element is reached with Tab, as often as it takes. */
export class Keyboard {
	readonly page: Page;
	constructor(page: Page) {
		this.page = page;
	}

	/** Walks on until the element has the focus, and the focus can be seen. */
	async to(target: Locator): Promise<void> {
		await expect(target).toBeVisible();
		for (let stop = 0; stop < MOST_STOPS; stop += 1) {
			if (await hasFocus(target)) {
				await expect.poll(() => target.evaluate(showsFocus), "the focus can be seen").toBe(true);
				return;
			}
			await this.page.keyboard.press("Tab");
		}
		throw new Error(`${target.toString()} is not reached with Tab.`);
	}

	async press(target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
		await this.to(target);
		await this.page.keyboard.press(key);
	}

	async type(target: Locator, text: string): Promise<void> {
		await this.to(target);
		await this.page.keyboard.insertText(text);
	}

	/** Types over what stands there. */
	async replace(target: Locator, text: string): Promise<void> {
		await this.to(target);
		await this.page.keyboard.press("ControlOrMeta+A");
		await this.page.keyboard.insertText(text);
	}

	/** Chooses a file in the window that the browser opens. */
	async choose(target: Locator, buffer: Buffer): Promise<void> {
		// First, so that the browser knows of it before the key comes: the two take different ways to the page.
		const opened = this.page.waitForEvent("filechooser");
		await this.to(target);
		await this.page.keyboard.press("Space");
		await (await opened).setFiles({ name: "selfie.jpg", mimeType: "image/jpeg", buffer });
	}
}

const hasFocus = (target: Locator) => target.evaluate((node) => node === document.activeElement);

/** Many controls show it on the frame around them. */
function showsFocus(node: Element): boolean {
	for (let shown: Element | null = node, steps = 0; shown !== null && steps < 3; steps += 1) {
		const { outlineStyle, outlineWidth, opacity } = getComputedStyle(shown);
		const isDrawn = opacity !== "0" && shown.getBoundingClientRect().width > 1;
		if (isDrawn && outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) return true;
		shown = shown.parentElement;
	}
	return false;
}
