import type { APIRequestContext } from "@playwright/test";
import { holdCalls } from "../system/hold-calls.ts";
import { expect, type Person, test } from "../system/journey.ts";
import type { Mailbox } from "../system/mailbox.ts";

test.use({ provoked: [400, 500] });

/** Asks for the change and returns the paths that were mailed: to the new address and to the old one. */
async function changeEmail(
	request: APIRequestContext,
	{ address, mailbox, person, email }: { address: string; mailbox: Mailbox; person: Person; email: string },
): Promise<{ confirm: string; undo: string }> {
	const answer = await request.post("/api/account", {
		headers: { origin: address },
		data: { email, current_password: person.password },
	});
	expect(answer.ok(), await answer.text()).toBe(true);
	expect((await answer.json()).email_change_pending).toBe(true);
	const linkTo = async (to: string, path: string) => {
		const { pathname, search } = new URL(await mailbox.linkFor(to, path));
		return pathname + search;
	};
	return {
		confirm: await linkTo(email, "/confirm-email-change"),
		undo: await linkTo(person.email, "/undo-email-change"),
	};
}

test("J23: the link to the new address changes it, also in a browser without a session", async ({
	page,
	elsewhere: other,
	baseURL,
	mailbox,
	person,
	signUp,
}) => {
	await signUp();
	const email = `new-${person.email}`;
	const { confirm } = await changeEmail(page.request, { address: baseURL ?? "", mailbox, person, email });
	let calls = 0;
	other.on("request", (request) => {
		if (new URL(request.url()).pathname === "/api/confirm-email-change") calls += 1;
	});
	const release = await holdCalls(other, "**/api/confirm-email-change*");
	await other.goto(confirm);
	await expect(other.getByText("Processing...")).toBeVisible();
	release();
	await expect(other.getByRole("heading", { level: 1 })).toHaveText("Email updated successfully.");
	expect(calls).toBe(1);
	const { user } = await (await page.request.get("/api/me")).json();
	expect(user.email).toBe(email);
});

test("J23: a link that is missing its token, or is no good, says so", async ({ page }) => {
	const calls: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("/api/confirm-email-change")) calls.push(request.url());
	});
	await page.goto("/confirm-email-change");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Missing confirmation token.");
	expect(calls).toEqual([]);
	await page.goto("/confirm-email-change?token=bad");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Invalid or expired link.");
	await page.route("**/api/confirm-email-change*", (route) => route.fulfill({ status: 500, json: {} }));
	await page.goto("/confirm-email-change?token=any");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Invalid or expired link.");
	await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
});

test("the old address takes the change back with one press, and every browser is signed out", async ({
	page,
	baseURL,
	mailbox,
	person,
	signUp,
}) => {
	await signUp();
	const email = `taken-${person.email}`;
	const { confirm, undo } = await changeEmail(page.request, {
		address: baseURL ?? "",
		mailbox,
		person,
		email,
	});
	await page.goto(confirm);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Email updated successfully.");

	await page.goto(undo);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Undo the email change");
	expect((await (await page.request.get("/api/me")).json()).user.email).toBe(email);
	await page.getByRole("button", { name: "Undo the change" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("The change is undone");
	expect((await (await page.request.get("/api/me")).json()).user).toBeNull();
	await page.getByRole("link", { name: "Reset your password" }).click();
	await page.waitForURL("/forgot-password");

	const login = await page.request.post("/api/login", {
		headers: { origin: baseURL ?? "" },
		data: { email: person.email, password: person.password },
	});
	expect(login.ok()).toBe(true);
});
