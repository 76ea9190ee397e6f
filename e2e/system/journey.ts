import { randomUUID } from "node:crypto";
import { test as base, expect, type Page } from "@playwright/test";
import { Mailbox } from "./mailbox.ts";
import { type AccountStage, openAccount } from "./open-account.ts";
import { ServerClock } from "./server-clock.ts";
import { tellFailure } from "./tell-failure.ts";

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

interface Options {
	/** Further statuses that a journey provokes on purpose: `test.use({ provoked: [500] })`. */
	provoked: number[];
}

interface Fixtures {
	mailbox: Mailbox;
	/** A person nobody else uses. */
	person: Person;
	/** Opens that person's account and signs it in on the page; `until` says how far it gets. */
	signUp: (until?: AccountStage) => Promise<void>;
	/** Moved by the journey, and put back after it, however it ends. */
	clock: ServerClock;
	/** A page of another browser, where nobody is signed in. */
	elsewhere: Page;
}

export const test = base.extend<Fixtures & Options>({
	provoked: [[], { option: true }],
	mailbox: async ({ baseURL }, use) => use(new Mailbox(baseURL ?? "")),
	person: async ({ browserName }, use) => {
		const id = randomUUID().slice(0, 8);
		await use({
			email: `${browserName}-${id}@example.com`,
			username: `Journey ${id}`,
			password: `plum-${id}-lamp`,
		});
	},
	signUp: async ({ page, baseURL, mailbox, person }, use) =>
		use((until) => openAccount(page.request, baseURL ?? "", mailbox, person, until)),
	clock: async ({ baseURL }, use) => {
		const clock = new ServerClock(baseURL ?? "");
		await use(clock);
		await clock.reset();
	},
	elsewhere: async ({ browser, baseURL }, use) => {
		const context = await browser.newContext({ baseURL: baseURL ?? "" });
		await use(await context.newPage());
		await context.close();
	},
	page: async ({ page, provoked }, use, testInfo) => {
		const problems = watchConsole(page, provoked);
		await use(page);
		await tellFailure(page, testInfo, problems);
		expect(problems, "unexpected console errors").toEqual([]);
	},
});

export { expect };

function watchConsole(page: Page, provoked: readonly number[]): string[] {
	const problems: string[] = [];
	const expected = [
		...EXPECTED_CONSOLE,
		...provoked.map((status) => new RegExp(`^Failed to load resource: .* status of ${status}`)),
	];
	page.on("pageerror", (error) => problems.push(`page error: ${error.message}`));
	page.on("console", (message) => {
		const text = message.text();
		if (message.type() === "error" && !expected.some((known) => known.test(text))) problems.push(text);
	});
	return problems;
}
