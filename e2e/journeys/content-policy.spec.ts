import type { Page } from "@playwright/test";
import { expect, test } from "../system/journey.ts";
import { logInByCall } from "../system/log-in-by-call.ts";
import { SEEDED_PEOPLE } from "../system/seeded-people.ts";

const PUBLIC = [
	"/",
	"/retinol",
	"/demo",
	"/login",
	"/register",
	"/terms",
	"/contact",
	"/status",
	"/no-such-page",
];
const PERSONAL = [
	"/dashboard",
	"/today",
	"/weeks",
	"/reminders",
	"/upload",
	"/timeline",
	"/timeline/progress",
	"/timeline/import",
	"/care-plan",
	"/recommendations",
	"/chat",
	"/results",
	"/account",
];

/** What the policy of a page refused, on every page from now on. */
async function watchRefusals(page: Page): Promise<string[]> {
	const refused: string[] = [];
	await page.exposeFunction("tellRefusal", (told: string) => void refused.push(told));
	await page.addInitScript(() => {
		addEventListener("securitypolicyviolation", (event) => {
			const { violatedDirective, blockedURI, sample, sourceFile, lineNumber } = event;
			const told = [location.pathname, violatedDirective, blockedURI, sample, sourceFile, lineNumber].join(
				" ",
			);
			(window as unknown as { tellRefusal: (told: string) => void }).tellRefusal(told);
		});
	});
	return refused;
}

async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await expect(page.getByRole("heading").first()).toBeVisible();
	await page.waitForLoadState("networkidle");
}

test("no page, dialog or note asks for what its policy refuses, and the policy knows no inline styles", async ({
	page,
	baseURL,
}) => {
	const refused = await watchRefusals(page);
	for (const path of PUBLIC) await open(page, path);
	await logInByCall(page.request, baseURL ?? "", SEEDED_PEOPLE.demo);
	for (const path of PERSONAL) await open(page, path);

	await page.getByRole("button", { name: "Send Feedback" }).click();
	await expect(page.getByRole("dialog")).toBeVisible();
	// The page behind stands still: the library's rule for it counts.
	expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe("hidden");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toBeHidden();
	expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).not.toBe("hidden");

	await open(page, "/recommendations");
	await page
		.getByRole("button", { name: /Add to Plan/ })
		.first()
		.click();
	const note = page.locator("[data-sonner-toast]");
	await expect(note).toBeVisible();
	expect(await note.evaluate((one) => getComputedStyle(one).position)).toBe("absolute");

	expect(refused).toEqual([]);
});

test("a style that is put into a page is refused and told", async ({ elsewhere }) => {
	const refused = await watchRefusals(elsewhere);
	await open(elsewhere, "/");
	await elsewhere.addStyleTag({ content: "p { color: red }" }).catch(() => undefined);
	await expect.poll(() => refused.join()).toContain("style-src-elem inline");
});
