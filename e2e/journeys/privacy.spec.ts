import { encodeFace } from "@dewlight/sandbox/faces/encode-face.ts";
import { expect, test } from "../system/journey.ts";
import { openAccount } from "../system/open-account.ts";
import { scanByCalls } from "../system/scan-by-calls.ts";

test("another person's check-in, events and pictures are not found", async ({
	browser,
	page,
	baseURL,
	mailbox,
	person,
}) => {
	const address = baseURL ?? "";
	await openAccount(page.request, address, mailbox, person);
	const photo = await encodeFace({ person: 4, seed: 8, width: 900, height: 900 }, { format: "jpeg" });
	const checkin = await scanByCalls(page.request, address, photo);
	expect(checkin.status).toBe("complete");
	expect(checkin.original_deleted_at).not.toBeNull();
	const picture = `/api/thumbnails/${checkin.thumbnail_filename}`;
	expect((await page.request.get(picture)).status()).toBe(200);

	const stranger = await browser.newContext({ baseURL: address });
	await openAccount(stranger.request, address, mailbox, { ...person, email: `other-${person.email}` });
	for (const path of [`/api/checkins/${checkin.id}`, `/api/checkins/${checkin.id}/events?after=0`, picture]) {
		expect((await stranger.request.get(path)).status(), path).toBe(404);
	}
	const strangersPage = await stranger.newPage();
	await strangersPage.goto(`/results/${checkin.id}`);
	await expect(strangersPage.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(strangersPage.getByText("Report complete.")).toHaveCount(0);
	await stranger.close();

	const signedOut = await browser.newContext({ baseURL: address });
	expect((await signedOut.request.get(picture)).status()).toBe(401);
	await signedOut.close();
});
