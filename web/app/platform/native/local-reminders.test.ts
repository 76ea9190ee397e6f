import { afterEach, expect, test, vi } from "vitest";
import { askToRemind, onReminder, remindOf } from "./plugins.ts";

const phone = vi.hoisted(() => ({
	requestPermissions: vi.fn(async () => ({ display: "granted" })),
	getPending: vi.fn(async (): Promise<{ notifications: { id: number }[] }> => ({ notifications: [] })),
	cancel: vi.fn(async () => {}),
	schedule: vi.fn(async () => ({ notifications: [] })),
	addListener: vi.fn(),
}));
vi.mock("@capacitor/local-notifications", () => ({ LocalNotifications: phone }));
afterEach(() => vi.clearAllMocks());

const AT = new Date("2026-11-28T21:30:00");
const NIGHT = { at: AT, title: "Your evening routine", body: "Cleanser.", path: "/today" };

test("what the phone was told before leaves before it is told anew, and nothing stays where nothing is wanted", async () => {
	phone.getPending.mockResolvedValue({ notifications: [{ id: 4 }] });
	await remindOf([NIGHT]);
	expect(phone.cancel).toHaveBeenCalledExactlyOnceWith({ notifications: [{ id: 4 }] });
	const { title, body } = NIGHT;
	expect(phone.schedule).toHaveBeenCalledExactlyOnceWith({
		notifications: [{ id: 1, title, body, schedule: { at: AT }, extra: { path: "/today" } }],
	});
	await remindOf([]);
	expect(phone.cancel).toHaveBeenCalledTimes(2);
	expect(phone.schedule).toHaveBeenCalledOnce();
});

test("a no of the phone is a no", async () => {
	expect(await askToRemind()).toBe(true);
	phone.requestPermissions.mockResolvedValueOnce({ display: "denied" });
	expect(await askToRemind()).toBe(false);
});

test("a tapped reminder opens a page of ours and never another address", () => {
	const opened: string[] = [];
	void onReminder((path) => opened.push(path));
	const tap = phone.addListener.mock.lastCall?.[1];
	for (const path of ["/today", "//elsewhere.example", "https://elsewhere.example", undefined])
		tap({ notification: { extra: { path } } });
	expect(opened).toEqual(["/today"]);
});
