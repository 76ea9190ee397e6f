import { randomUUID } from "node:crypto";
import { test as base, expect, type Page } from "@playwright/test";
import { Mailbox } from "./mailbox.ts";

export interface Person {
	email: string;
	username: string;
	password: string;
}

/** Harmless lines of the browser itself; everything else on the console fails the journey. */
const EXPECTED_CONSOLE = [
	/Download the React DevTools/,
	/Failed to load resource: the server responded with a status of (401|403|404|409)/,
];

interface Fixtures {
	mailbox: Mailbox;
	/** A person nobody else uses. */
	person: Person;
}

export const test = base.extend<Fixtures>({
	mailbox: async ({ baseURL }, use) => use(new Mailbox(baseURL ?? "")),
	person: async ({ browserName }, use) => {
		const id = randomUUID().slice(0, 8);
		await use({
			email: `${browserName}-${id}@example.com`,
			username: `Journey ${id}`,
			password: `plum-${id}-lamp`,
		});
	},
	page: async ({ page }, use) => {
		const problems = watchConsole(page);
		await use(page);
		expect(problems, "unexpected console errors").toEqual([]);
	},
});

export { expect };

function watchConsole(page: Page): string[] {
	const problems: string[] = [];
	page.on("pageerror", (error) => problems.push(`page error: ${error.message}`));
	page.on("console", (message) => {
		const text = message.text();
		if (message.type() === "error" && !EXPECTED_CONSOLE.some((known) => known.test(text)))
			problems.push(text);
	});
	return problems;
}
