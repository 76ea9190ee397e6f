import { expect, test } from "../system/app-journey.ts";
import { logInByCall } from "../system/log-in-by-call.ts";
import { callsOf, emit, standInShell } from "../system/native-shell.ts";
import { drawSelfie } from "../system/photos.ts";
import { scanByCalls } from "../system/scan-by-calls.ts";
import { useWholePlan } from "../system/use-plan.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

interface Told {
	notifications: { title: string; body: string; schedule: { at: string }; extra: { path: string } }[];
}

test("the phone is told the reminders of the days to come, leads to today from one, and forgets all of them by one press", async ({
	page,
	person,
	places: { product },
	playwright,
	openOwnAccount,
}) => {
	await openOwnAccount();
	const calls = await playwright.request.newContext({ baseURL: product });
	await logInByCall(calls, product, person);
	await scanByCalls(calls, product, await drawSelfie(0, 7));
	await useWholePlan(calls, product);
	await calls.dispose();

	await standInShell(page, { version: "1.4.2" });
	await page.goto("/login?next=/reminders");
	await page.getByLabel("Email").fill(person.email);
	await page.getByLabel("Password", { exact: true }).fill(person.password);
	await page.getByRole("main").getByRole("button", { name: "Login" }).click();
	await page.getByRole("checkbox", { name: "Evening routine" }).check();
	await page.getByLabel("Evening routine at").fill("20:15");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText(/^Saved/)).toBeVisible();
	expect(await callsOf(page, "LocalNotifications", "schedule")).toEqual([]);

	await page.getByRole("button", { name: "Turn on on this phone" }).click();
	await expect(page.getByText(/^This phone shows them\./)).toBeVisible();
	expect(await callsOf(page, "LocalNotifications", "requestPermissions")).toHaveLength(1);
	const told = (await callsOf(page, "LocalNotifications", "schedule")).at(-1) as Told | undefined;
	const evenings = told?.notifications ?? [];
	expect(evenings.length).toBeGreaterThan(1);
	for (const { schedule, body, extra } of evenings) {
		const at = new Date(schedule.at);
		expect([at.getHours(), at.getMinutes()]).toEqual([20, 15]);
		expect(at.getTime()).toBeGreaterThan(Date.now());
		expect(body).toMatch(/cleans|moistur/i);
		expect(extra.path).toBe("/today");
	}

	await emit(page, "localNotificationActionPerformed", { notification: evenings[0] });
	await page.waitForURL("/today");
	// A new start of the app: the phone is told again, by what holds now.
	await page.goto("/reminders");
	const scheduled = () => callsOf(page, "LocalNotifications", "schedule");
	await expect.poll(async () => (await scheduled()).length).toBeGreaterThan(0);
	await page.getByRole("button", { name: "Turn everything off" }).click();
	await expect(page.getByText("Everything is off.")).toBeVisible();
	const lastTold = () =>
		page.evaluate(
			() =>
				window.standInShell.calls.findLast(
					({ plugin, method }) => plugin === "LocalNotifications" && /^(schedule|cancel)$/.test(method),
				)?.method,
		);
	await expect.poll(lastTold).toBe("cancel");
	await page.reload();
	await expect(page.getByRole("checkbox", { name: "Evening routine" })).not.toBeChecked();
	expect(await scheduled()).toEqual([]);
});
