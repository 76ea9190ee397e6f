import { expect, test } from "../system/journey.ts";
import { logInByCall } from "../system/log-in-by-call.ts";
import { scanByCalls } from "../system/scan-by-calls.ts";
import { SEEDED_PEOPLE } from "../system/seeded-people.ts";

const WEEKS = 2;
const HOUR_SECONDS = 3_600;

test.use({ viewport: { width: 390, height: 844 } });

test("a product is tested from its baseline to the verdict, which says what to do next", async ({
	page,
	baseURL,
	clock,
}) => {
	const { tester } = SEEDED_PEOPLE;
	const address = baseURL ?? "";
	await logInByCall(page.request, address, tester);
	await page.goto("/timeline/progress");
	const experiments = page.getByRole("region", { name: "Test one product" });
	await experiments.getByLabel("Product", { exact: true }).fill("My new serum");
	await experiments.getByLabel("What should it change?").selectOption("redness");
	await experiments.getByLabel("Weeks until the verdict").selectOption(String(WEEKS));
	await experiments.getByRole("button", { name: "Start with the baseline" }).click();
	await expect(experiments.getByText("3 of 3 scans")).toBeVisible();
	await experiments.getByRole("button", { name: "I start using it today" }).click();
	await page.getByRole("button", { name: "Start today" }).click();
	await expect(experiments.getByText(/^Verdict on /)).toBeVisible();

	await clock.advance((WEEKS * 7 * 24 + 1) * HOUR_SECONDS);
	const [first] = tester.scans;
	await scanByCalls(page.request, address, Buffer.from((await first?.drawPhoto()) ?? ""));
	await page.reload();
	await expect(experiments.getByRole("heading", { name: "Earlier experiments" })).toBeVisible();
	await expect(experiments.getByText("Finished")).toBeVisible();
	await expect(experiments.getByText("No clear change", { exact: true })).toBeVisible();
	await experiments.getByText("The numbers").click();
	const [ended] = (await (await page.request.get("/api/experiments")).json()).experiments;
	expect(ended).toMatchObject({ state: "done", verdict: "no_change" });
	await expect(experiments.getByText(ended.next)).toBeVisible();
	await expect(experiments.getByText(ended.numbers)).toBeVisible();
});
