import { PHOTO_CONSENT_VERSION } from "@dewlight/contracts/consents.ts";
import { expect, test } from "../system/journey.ts";
import { openAccount } from "../system/open-account.ts";
import { drawSelfie } from "../system/photos.ts";
import { scanByCalls } from "../system/scan-by-calls.ts";

test("J10: the way of somebody who has not answered yet, with and without a first reading", async ({
	page,
	mailbox,
	person,
	baseURL,
}) => {
	const address = baseURL ?? "";
	await openAccount(page.request, address, mailbox, person, "verified");
	for (const path of ["/dashboard", "/chat"]) {
		await page.goto(path);
		await page.waitForURL("**/register?step=2&email=*");
	}
	for (const path of ["/timeline", "/results"]) {
		await page.goto(path);
		await page.waitForLoadState("networkidle");
		expect(new URL(page.url()).pathname).toBe(path);
	}
	await page.goto("/onboarding/current");
	await page.waitForURL("**/register?step=2&email=*");

	await page.request.post("/api/consents/photo", {
		headers: { origin: address },
		data: { decision: "granted", version: PHOTO_CONSENT_VERSION },
	});
	const { id } = await scanByCalls(page.request, address, await drawSelfie(4, 2));
	await page.goto("/onboarding/current");
	await page.waitForURL(`**/onboarding/${id}`);
	await expect(page.getByText("Skin type", { exact: true })).toBeVisible();
	await page.getByLabel("Even tone").check({ force: true });
	await page.getByLabel("Acne").check({ force: true });
	await page.getByRole("button", { name: "Continue" }).click();
	await page.waitForURL("**/dashboard");
	const { user } = await (await page.request.get("/api/me")).json();
	expect(user).toMatchObject({ onboarding_complete: true, goals: ["Even tone"], issues: ["Acne"] });

	await page.goto("/onboarding/current");
	await page.waitForURL("**/dashboard");
});

test("another person's first result is not found", async ({ page, browser, mailbox, person, baseURL }) => {
	const address = baseURL ?? "";
	await openAccount(page.request, address, mailbox, person);
	const { id } = await scanByCalls(page.request, address, await drawSelfie(1, 8));
	const other = await browser.newContext({ baseURL });
	const stranger = await other.newPage();
	await openAccount(other.request, address, mailbox, { ...person, email: `other-${person.email}` });
	for (const path of [`/onboarding/${id}`, `/analyzing/${id}`]) {
		await stranger.goto(path);
		await expect(stranger.getByText("There is no such scan")).toBeVisible();
	}
	await other.close();
});

test("the wait page of a first scan that is done leads to the first result, a later one to its report", async ({
	page,
	mailbox,
	person,
	baseURL,
}) => {
	const address = baseURL ?? "";
	await openAccount(page.request, address, mailbox, person);
	const first = await scanByCalls(page.request, address, await drawSelfie(3, 1));
	await page.goto(`/analyzing/${first.id}`);
	await page.waitForURL(`**/onboarding/${first.id}`);
	const second = await scanByCalls(page.request, address, await drawSelfie(3, 2));
	await page.goto(`/analyzing/${second.id}`);
	await page.waitForURL(`**/results/${second.id}`);
});
