import type { Locator, Page } from "@playwright/test";

/** Seconds of the keystroke-level model: a key of somebody who types now and then, a point at something, a thought before it (Card, Moran, Newell 1980). */
const SECONDS = { key: 0.28, point: 1.1, thought: 1.35 };

/** Fills in and presses for a person, and counts the screens that asked for it, the keys and the presses. */
export class PersonAtWork {
	readonly #page: Page;
	readonly #screens = new Set<string>();
	#keys = 0;
	#presses = 0;
	readonly #since = Date.now();

	constructor(page: Page) {
		this.#page = page;
	}

	async type(field: Locator, text: string): Promise<void> {
		await field.fill(text);
		await this.#count();
		this.#keys += text.length;
	}

	async press(thing: Locator): Promise<void> {
		await thing.waitFor();
		await this.#count();
		await thing.click();
	}

	/** One press for something that a file is handed to. */
	async hand(thing: Promise<void>): Promise<void> {
		await this.#count();
		await thing;
	}

	get screens(): string[] {
		return [...this.#screens];
	}

	/** What the product took so far, and what a person's hands take besides. */
	told(): string[] {
		const machine = (Date.now() - this.#since) / 1_000;
		const hands = this.#keys * SECONDS.key + this.#presses * (SECONDS.point + SECONDS.thought);
		return [
			`${this.#screens.size} screens that ask for something`,
			`${this.#keys} keys and ${this.#presses} presses`,
			`${machine.toFixed(1)} s of the product and ${hands.toFixed(1)} s of hands and thought: ${(machine + hands).toFixed(0)} s`,
		];
	}

	/** A screen is an address with the step it says it is. */
	async #count(): Promise<void> {
		this.#presses += 1;
		const step = await this.#page.getByText(/^Step \d of \d$/).allTextContents();
		this.#screens.add(`${new URL(this.#page.url()).pathname} ${step.join()}`);
	}
}
