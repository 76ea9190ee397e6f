import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { holdCalls } from "../system/hold-calls.ts";
import { expect, type Person, test } from "../system/journey.ts";
import { openAccount } from "../system/open-account.ts";

test.use({ provoked: [500] });

const SESSION_CALL = /\/api\/me\?t=\d+$/;

async function logIn(page: Page, { email, password }: Pick<Person, "email" | "password">) {
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password", { exact: true }).fill(password);
	await page.getByRole("main").getByRole("button", { name: "Login" }).click();
}

/** Times at which the session was asked for, in milliseconds of the browser's clock. */
function watchSessionCalls(page: Page): number[] {
	const times: number[] = [];
	page.on("request", (request) => {
		const asked = new URL(request.url()).searchParams.get("t");
		if (SESSION_CALL.test(request.url())) times.push(Number(asked));
	});
	return times;
}

test.beforeEach(async ({ page, signUp }) => {
	await signUp();
	await page.context().clearCookies();
});

test("J06: a refusal is said, typed text stays, and the right password leads to the asked place", async ({
	page,
	person,
}) => {
	await page.goto("/login?next=/chat");
	await logIn(page, { ...person, password: "not-the-password" });
	await expect(page.getByText("Incorrect email or password.")).toBeVisible();

	await page.route("**/api/login", (route) => route.fulfill({ status: 500, json: {} }));
	await logIn(page, person);
	await expect(page.getByText("Login failed.")).toBeVisible();
	await expect(page.getByLabel("Email")).toHaveValue(person.email);
	await page.unroute("**/api/login");

	const login = page.waitForRequest("**/api/login");
	await logIn(page, person);
	expect((await login).headers()["content-type"]).toContain("multipart/form-data");
	await page.waitForURL("/chat");
});

test("J06: no address outside of the site is ever the next place", async ({ page, person }) => {
	await page.goto("/login?next=https://evil.example");
	await logIn(page, person);
	await page.waitForURL("/upload");
	await page.goto("/login?next=//evil.example/upload");
	await page.waitForURL("/upload");
	await page.goto("/login?next=/timeline");
	await page.waitForURL("/timeline");
});

test("J06: a session that is late by two seconds is waited for, asked every 200 ms", async ({
	page,
	person,
}) => {
	await page.goto("/login");
	const times = watchSessionCalls(page);
	await page.route(SESSION_CALL, (route) =>
		times.length <= 10 ? route.fulfill({ json: { user: null } }) : route.continue(),
	);
	await logIn(page, person);
	await page.waitForURL("/upload");
	expect(times.length).toBe(11);
	const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
	expect(Math.min(...gaps)).toBeGreaterThanOrEqual(195);
});

test("J06: after 25 questions the login has failed and the page stays", async ({ page, person }) => {
	await page.goto("/login");
	const times = watchSessionCalls(page);
	await page.route(SESSION_CALL, (route) => route.fulfill({ json: { user: null } }));
	await logIn(page, person);
	await expect(page.getByText("Login failed.")).toBeVisible({ timeout: 60_000 });
	expect(times).toHaveLength(25);
	await expect(page).toHaveURL("/login");
});

test("J06: logging out ends at the login page, also when the call fails", async ({ page, person }) => {
	await page.goto("/login");
	await logIn(page, person);
	await page.waitForURL("/upload");
	await page.route("**/api/logout", (route) => route.fulfill({ status: 500, json: {} }));
	await page.getByRole("contentinfo").getByRole("link", { name: "Logout" }).click();
	await page.waitForURL("/login");
	await expect(page.getByRole("banner").getByRole("link", { name: "Register" })).toBeVisible();
});

test("with two-factor on, the code is asked for on the same page and the asked place is kept", async ({
	page,
	baseURL,
	person,
}) => {
	const headers = { origin: baseURL ?? "" };
	const post = async (path: string, data: object = {}) => {
		const answer = await page.request.post(path, { headers, data });
		expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
		return answer.json();
	};
	await post("/api/login", { email: person.email, password: person.password });
	const setup = await post("/api/2fa/setup");
	const secret = new URL(setup.qr_uri).searchParams.get("secret") ?? "";
	const totp = new TOTP({ secret: Secret.fromBase32(secret) });
	await post("/api/2fa/verify", { code: totp.generate() });
	await page.context().clearCookies();

	await page.goto("/login?next=/timeline");
	await logIn(page, person);
	const code = page.getByLabel("6-digit code");
	await expect(code).toBeFocused();
	await expect(code).toHaveAttribute("autocomplete", "one-time-code");
	await code.fill("000000");
	await page.getByRole("button", { name: "Confirm" }).click();
	await expect(page.getByText("Invalid or expired code.")).toBeVisible();

	await page.route("**/api/2fa/verify-login", (route) => route.fulfill({ status: 500, json: {} }));
	await page.getByRole("button", { name: "Confirm" }).click();
	await expect(page.getByText("2FA verification failed.")).toBeVisible();
	await page.unroute("**/api/2fa/verify-login");

	await page.getByRole("button", { name: "Use a backup code" }).click();
	await page.getByLabel("Backup code").fill(String(setup.backup_codes[0]).toLowerCase());
	const next = page.waitForRequest(/\/api\/login\/next\?next=%2Ftimeline$/);
	await page.getByRole("button", { name: "Confirm" }).click();
	await next;
	await page.waitForURL("/timeline");

	await page.context().clearCookies();
	await page.goto("/login");
	await logIn(page, person);
	for (let tries = 1; tries <= 5; tries += 1) {
		await page.getByLabel("6-digit code").fill(`00000${tries}`);
		await page.getByRole("button", { name: "Confirm" }).click();
		if (tries === 5) continue;
		await expect(page.getByText("Invalid or expired code.")).toBeVisible();
		await page.getByLabel("6-digit code").fill("");
	}
	await expect(page.getByText(/Please enter your password again\./)).toBeVisible();
	await expect(page.getByLabel("Email")).toHaveValue(person.email);
});

test("a press while it becomes known that the session is over still counts", async ({ page, person }) => {
	await page.goto("/login");
	await logIn(page, person);
	await page.waitForURL("/upload");
	await expect(page.getByRole("banner").getByRole("link", { name: "Dashboard" })).toBeVisible();
	await page.context().clearCookies();
	const release = await holdCalls(page, "**/api/me*");
	await page.goto("/login");
	await page.getByLabel("Email").fill(person.email);
	await page.getByLabel("Password", { exact: true }).fill(person.password);
	await page.getByRole("main").getByRole("button", { name: "Login" }).hover();
	await page.mouse.down();
	release();
	await expect(page.getByRole("banner").getByRole("link", { name: "Register" })).toBeVisible();
	await page.mouse.up();
	await page.waitForURL("/upload");
});

test("what is typed and sent before the script has come is neither lost nor sent bare", async ({ page }) => {
	const release = await holdCalls(page, "**/assets/*.js");
	await page.goto("/login", { waitUntil: "commit" });
	await page.getByLabel("Email").fill("nobody@example.com");
	await page.getByLabel("Password", { exact: true }).fill("not-the-password");
	await page.getByRole("main").getByRole("button", { name: "Login" }).click();
	release();
	await expect(page.getByText("Incorrect email or password.")).toBeVisible();
	await expect(page.getByLabel("Email")).toHaveValue("nobody@example.com");
	await expect(page).toHaveURL(/\/login$/);
});

test("two tabs are one person: a login, a logout and the next person reach both, and no typed text crosses over", async ({
	page,
	context,
	elsewhere,
	baseURL,
	mailbox,
	person,
}) => {
	const address = baseURL ?? "";
	const bob = { email: `bob-${person.email}`, username: "Bob", password: person.password };
	await openAccount(elsewhere.request, address, mailbox, bob);
	const other = await context.newPage();
	await other.goto("/timeline");
	await other.waitForURL("/login?next=%2Ftimeline");
	await page.goto("/login?next=/chat");
	await logIn(page, person);
	await page.waitForURL("/chat");
	await other.waitForURL("/timeline");
	await expect(other.getByRole("banner").getByText(person.username)).toBeVisible();

	// A logout in one tab is a logout in the other, on a page that asks nothing of the server.
	await page.getByLabel("Your question").fill("A text of the first person");
	await other.goto("/logout");
	await other.waitForURL("/login");
	await page.waitForURL("/login?next=%2Fchat");
	const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:"));
	await expect.poll(() => page.evaluate(drafts)).toEqual([]);

	// The session changes where no tab is told of it: the page goes, its text goes to nobody.
	await logIn(page, person);
	await page.waitForURL("/chat");
	await page.getByLabel("Your question").fill("Another text of the first person");
	const login = await context.request.post("/api/login", {
		headers: { origin: address },
		data: { email: bob.email, password: bob.password },
	});
	expect(login.status()).toBe(200);
	await page.getByLabel("Your question").press("Enter");
	await expect(page.getByRole("banner").getByText(bob.username)).toBeVisible();
	await expect(page.getByLabel("Your question")).toHaveValue("");
	await expect(other.getByRole("banner").getByText(bob.username)).toBeVisible();
	const history = await (await context.request.get("/api/chat-history?offset=0")).json();
	expect(history.messages).toEqual([]);
});
