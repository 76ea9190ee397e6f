import { paths } from "#paths.ts";
import { adsCopy } from "./copy.ts";

/** The whole list of what may be advertised. Nothing here is chosen by what is known of a person. */
export interface HouseAd {
	title: string;
	text: string;
	action: string;
	/** Where it leads; null for the plans, which open over the page. */
	to: string | null;
}

const PLUS: HouseAd = { ...adsCopy.plus, to: null };
const CALENDAR: HouseAd = { ...adsCopy.calendar, to: paths.carePlan };

/** The pages with a slot. Readings, photos, chat and advice have none (BILL-A6). */
const SLOTS: Record<string, readonly HouseAd[]> = {
	[paths.dashboard]: [PLUS, CALENDAR],
	[paths.timeline]: [CALENDAR],
};

/** The ad of a page; null on pages without a slot. Plans are not advertised where they are not sold. */
export function adFor(pathname: string, sellsPlans: boolean): HouseAd | null {
	const ads = SLOTS[pathname.replace(/\/+$/, "")] ?? [];
	return ads.find(({ to }) => sellsPlans || to !== null) ?? null;
}
