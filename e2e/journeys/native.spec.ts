import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../system/app-journey.ts";
import { APP_SITE } from "../system/app-places.ts";
import type { Person } from "../system/journey.ts";
import { callsOf, emit, standInShell } from "../system/native-shell.ts";
import { choosePhoto, drawSelfie } from "../system/photos.ts";
import { SEEDED_PEOPLE } from "../system/seeded-people.ts";
import { ServerClock } from "../system/server-clock.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const ANDROID =
	"Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";
const REQUIRED = "A Plus or Pro account is required. Accounts are managed on the product website.";
const TRIAL_OVER_S = 16 * 86_400;
const PRICES = /\$\s?\d+(\.\d\d)?\s?(\/|a |per )|Pricing|Upgrade/;

const bar = (page: Page) => page.getByRole("navigation", { name: "Main" }).getByRole("link");
const footer = (page: Page) => page.getByRole("contentinfo");
const badge = (page: Page) => footer(page).getByRole("link", { name: /Google Play/ });

async function logIn(page: Page, { email, password }: Pick<Person, "email" | "password">): Promise<void> {
	await page.goto("/login");
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password", { exact: true }).fill(password);
	await page.getByRole("main").getByRole("button", { name: "Login" }).click();
}

async function scan(page: Page, seed: number): Promise<void> {
	await choosePhoto(page, await drawSelfie(0, seed));
	await page.getByRole("button", { name: "Scan Skin" }).click();
}

/** The page listens to links, the back button and, for the app's lock, its reminders and those of a log-out, the return to the front. */
const untilConnected = (page: Page) => expect.poll(() => callsOf(page, "App", "addListener")).toHaveLength(5);

/** The picture came: across origins, with the session. A live view is one moment longer on the page than its scan runs. */
async function expectDrawn(picture: Locator): Promise<void> {
	await expect(picture).toHaveAttribute("src", new RegExp(`^${APP_SITE}/api/thumbnails/`));
	await picture.evaluate((node) => node.scrollIntoView({ block: "center" }));
	await expect.poll(() => picture.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0);
}

/** Paths of calls that would buy something, or read what it costs. */
function watchBuying(page: Page): string[] {
	const calls: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (/checkout|change-subscription|card-update|\/api\/(plans|stripe)/.test(pathname)) calls.push(pathname);
	});
	return calls;
}

test("J24: a browser shows the store; on Android a confirmed address leads into the app, without a token", async ({
	page,
	browser,
	places: { product },
	person,
	mailbox,
	openOwnAccount,
}) => {
	await openOwnAccount("accepted");
	const link = await mailbox.linkFor(person.email, "/verify-email");
	await page.goto(`${product}/contact`);
	await expect(badge(page)).toBeVisible();
	await expect(footer(page).getByRole("button", { name: "Pricing & Plans" })).toBeVisible();

	const phone = await browser.newContext({ userAgent: ANDROID });
	const tab = await phone.newPage();
	await tab.goto(link);
	const open = tab.getByRole("link", { name: "Open in app" });
	const email = encodeURIComponent(person.email);
	const fallback = encodeURIComponent(`${product}/register?step=2&email=${email}`);
	await expect(open).toHaveAttribute(
		"href",
		`intent://verification-success?email=${email}#Intent;scheme=dewlight;package=app.dewlight.skin;S.browser_fallback_url=${fallback};end`,
	);
	await phone.close();

	await page.goto(link);
	await expect(page.getByText("Your email is confirmed.")).toBeVisible();
	await expect(page.getByRole("link", { name: "Open in app" })).toHaveCount(0);
});

test("J24: the app sells nothing, and a link from the browser opens it at step 2", async ({
	page,
	browser,
	person,
	mailbox,
	openOwnAccount,
}) => {
	await standInShell(page, { version: "1.4.2" });
	await openOwnAccount("accepted");
	await page.goto("/");
	await expect(bar(page)).toHaveText(["Home", "Register", "Login"]);
	await footer(page).scrollIntoViewIfNeeded();
	await expect(footer(page).getByRole("link", { name: "Dewlight", exact: true })).toHaveAttribute(
		"href",
		`${APP_SITE}/`,
	);
	await expect(badge(page)).toHaveCount(0);
	await expect(page.locator("body")).not.toContainText(PRICES);

	await logIn(page, person);
	await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
	const elsewhere = await browser.newContext({ userAgent: ANDROID });
	const tab = await elsewhere.newPage();
	await tab.goto(await mailbox.linkFor(person.email, "/verify-email"));
	await expect(tab.getByRole("link", { name: "Open in app" })).toBeVisible();
	await elsewhere.close();

	await emit(page, "appUrlOpen", { url: "https://evil.example/register?step=2" });
	await emit(page, "appUrlOpen", { url: `dewlight://verification-success?email=${person.email}` });
	await page.waitForURL(`/register?step=2&email=${encodeURIComponent(person.email)}`);
	await expect(page.getByRole("heading", { name: "May we measure your photo?" })).toBeVisible();
});

// Whoever moves the clock puts it back.
test.afterEach(async ({ places }) => {
	await new ServerClock(places.product).reset();
});

test("J24: a scan, a limit, Billing and the chat inside the app", async ({
	page,
	places,
	person,
	openOwnAccount,
}) => {
	await standInShell(page, { version: "1.4.2" });
	const buying = watchBuying(page);
	await openOwnAccount();
	await new ServerClock(places.product).advance(TRIAL_OVER_S);
	await logIn(page, person);
	await page.waitForURL("/upload");
	await scan(page, 31);
	await page.waitForURL(/\/results\?afterId=\d+/);
	await expect(page.getByText("Report complete.")).toBeVisible({ timeout: 30_000 });
	await expectDrawn(page.getByRole("main").locator("img").first());
	await expect(page.getByText("Upgrade Now for smarter skincare")).toHaveCount(0);

	await page.goto("/upload");
	await scan(page, 32);
	const dialog = page.getByRole("dialog");
	await expect(dialog.getByText(REQUIRED, { exact: true })).toBeVisible();
	await expect(dialog.getByRole("link")).toHaveCount(0);
	await expect(dialog.getByRole("button", { name: "Close" }).last()).toBeVisible();
	await untilConnected(page);
	await emit(page, "backButton", { canGoBack: true });
	await expect(dialog).toHaveCount(0);
	await expect(page).toHaveURL("/upload");

	await page.goto("/account?tab=billing");
	await expect(page.getByText("Billing management not available in app..", { exact: true })).toBeVisible();
	await expect(page.getByRole("main")).toContainText("Free");
	await expect(page.getByRole("main")).not.toContainText(PRICES);

	await page.goto("/chat");
	await page.getByLabel("Your question").fill("How do I use niacinamide?");
	await page.getByLabel("Your question").press("Enter");
	const answer = page.getByRole("log").getByRole("article").nth(1);
	await expect(answer).toContainText(/niacinamide/i);
	await page.goto("/timeline");
	await expectDrawn(page.getByRole("main").getByRole("img").first());
	await page.goto("/care-plan");
	await page.getByRole("button", { name: "Add to calendar" }).click();
	await expect
		.poll(() => callsOf(page, "Files", "save"))
		.toEqual([expect.objectContaining({ type: "text/calendar", name: expect.stringMatching(/\.ics$/) })]);
	expect(buying).toEqual([]);
});

test("J24: on Plus the app names the plan and neither its price nor a way to change it", async ({ page }) => {
	await standInShell(page, { version: "1.4.2" });
	const buying = watchBuying(page);
	await logIn(page, SEEDED_PEOPLE.wordyPlus);
	await page.waitForURL("/upload");
	await expect(page.getByText("Welcome back")).toBeVisible();
	await page.goto("/account?tab=billing");
	const plan = page.getByRole("region", { name: "Plan" });
	await expect(plan).toContainText("Plus");
	await expect(plan.getByText("Billing management not available in app..", { exact: true })).toBeVisible();
	await expect(plan.getByRole("button")).toHaveCount(0);
	await expect(plan).not.toContainText("$");
	expect(buying).toEqual([]);
});

test("J24: the website shown inside a shell sells nothing either, and takes over its pages without a word", async ({
	browser,
	places: { product },
}) => {
	const context = await browser.newContext({ userAgent: `${ANDROID} DewlightApp/1` });
	const page = await context.newPage();
	const problems: string[] = [];
	page.on("pageerror", (error) => problems.push(error.message));
	page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
	await page.goto(product);
	await footer(page).scrollIntoViewIfNeeded();
	await expect(footer(page).getByRole("link", { name: "Dewlight", exact: true })).toBeVisible();
	await expect(badge(page)).toHaveCount(0);
	await expect(page.locator("body")).not.toContainText(PRICES);
	expect(problems).toEqual([]);
	await context.close();
});

test("J24: reporting, erasing and others' pages never leave the app; back leaves it running", async ({
	page,
	person,
	openOwnAccount,
}) => {
	await standInShell(page, { version: "1.4.2" });
	await openOwnAccount();
	await logIn(page, person);
	await page.waitForURL("/upload");
	await page.getByRole("link", { name: "Report AI" }).click();
	await page.waitForURL("/contact?subject=Report%20AI");
	await expect(page.getByRole("button", { name: /Send/ }).first()).toBeVisible();
	await page.goto("/account");
	await expect(page.getByRole("button", { name: /Delete/ })).toBeVisible();

	await page.goto("/retinol");
	await untilConnected(page);
	const source = page.getByRole("main").locator('a[target="_blank"]').first();
	const address = await source.getAttribute("href");
	await source.click();
	await expect.poll(() => callsOf(page, "Browser", "open")).toEqual([{ url: address }]);
	expect(page.context().pages()).toHaveLength(1);
	await emit(page, "backButton", { canGoBack: true });
	await page.waitForURL("/account");
	await untilConnected(page);
	await emit(page, "backButton", { canGoBack: false });
	await expect.poll(() => callsOf(page, "App", "minimizeApp")).toHaveLength(1);
});

// A lost network fills the console, so this tab is opened beside the one that is watched.
test("the app opens without a network and says so, opens by a link once, and asks for an update when too old", async ({
	context,
}) => {
	const page = await context.newPage();
	await standInShell(page, { version: "1.4.2", launchUrl: "https://dewlight.app/chat" });
	await page.route(`${APP_SITE}/**`, (route) => route.abort("internetdisconnected"));
	await page.goto("/login");
	await expect(page.getByText("You appear to be offline")).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await page.unroute(`${APP_SITE}/**`);
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByText("You appear to be offline")).toHaveCount(0);
	await expect(page).toHaveURL("/login");

	const started = await context.newPage();
	const launchUrl = "dewlight://verification-success?email=ana@example.com";
	await standInShell(started, { version: "1.4.2", launchUrl });
	const visited: string[] = [];
	started.on("framenavigated", (frame) => visited.push(frame.url()));
	await started.goto("/");
	const step2 = "/register?step=2&email=ana%40example.com";
	await started.waitForURL(`/login?next=${encodeURIComponent(step2)}`);
	expect(visited.filter((address) => address.endsWith(step2))).toHaveLength(1);
	await started.goto("/contact");
	await untilConnected(started);
	await expect(started).toHaveURL("/contact");

	const old = await context.newPage();
	await standInShell(old, { version: "0.9.9" });
	await old.goto("/login");
	const update = old.getByRole("dialog");
	await expect(update.getByText("This version is too old. Update the app to go on.")).toBeVisible();
	await emit(old, "backButton", { canGoBack: true });
	await expect.poll(() => callsOf(old, "App", "minimizeApp")).toHaveLength(1);
	await expect(update).toBeVisible();
	await update.getByRole("link", { name: "Update" }).click();
	await expect.poll(() => callsOf(old, "Browser", "open")).toHaveLength(1);
});
