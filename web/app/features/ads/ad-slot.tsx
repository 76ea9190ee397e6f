import { BRAND } from "@dewlight/contracts/brand.ts";
import { QUOTAS } from "@dewlight/core/plans/entitlements.ts";
import { useLocation } from "react-router";
import { dispatchLimitEvent } from "#api/frame-events.ts";
import { useUser } from "#api/session.ts";
import { paths } from "#paths.ts";
import { platform } from "#platform/current.ts";
import { Button, LinkButton } from "#ui/button.tsx";

const { scans, messages } = QUOTAS.plus;

const adsCopy = {
	mark: "Ad",
	from: `From ${BRAND.name}`,
	plus: {
		title: "See more of your skin",
		text: `Plus holds ${scans.limit} scans and ${messages.limit} messages a month, a year of timeline, and no ads.`,
		action: "See plans",
	},
	calendar: {
		title: "Your routine, in your calendar",
		text: "Care Plan puts morning, night and weekly steps into the calendar you already use.",
		action: "Open Care Plan",
	},
} as const;

/** The whole list of what may be advertised. Nothing here is chosen by what is known of a person. */
interface HouseAd {
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

/** BILL-03, BILL-A6: one ad of our own at the end of a page, on Free only; nothing at all for anybody else. */
export function AdSlot() {
	const user = useUser();
	const { pathname } = useLocation();
	const ad = user?.show_ads === true ? adFor(pathname, platform.canManageBilling) : null;
	if (user === null || ad === null) return null;
	return (
		<aside aria-label={adsCopy.mark} className="mx-auto w-full max-w-page px-5 pb-12 wide:px-8">
			<div className="grid gap-4 rounded-lg border border-line bg-silk/60 px-5 py-4 wide:grid-cols-[1fr_auto] wide:items-center wide:px-7">
				<div className="grid gap-0.5">
					<p className="flex items-center gap-2 text-small text-ink-2">
						<span className="rounded-xs border border-field px-1.5 leading-5 font-semibold">
							{adsCopy.mark}
						</span>
						{adsCopy.from}
					</p>
					<p className="font-display text-h3">{ad.title}</p>
					<p className="text-ink-2">{ad.text}</p>
				</div>
				{ad.to === null ? (
					<Button
						tone="secondary"
						size="small"
						className="justify-self-start"
						onClick={() => dispatchLimitEvent("upgradeNeeded", user.plan)}
					>
						{ad.action}
					</Button>
				) : (
					<LinkButton to={ad.to} tone="secondary" size="small" className="justify-self-start">
						{ad.action}
					</LinkButton>
				)}
			</div>
		</aside>
	);
}

/** The ad of a page; null on pages without a slot. Plans are not advertised where they are not sold. */
export function adFor(pathname: string, sellsPlans: boolean): HouseAd | null {
	const ads = SLOTS[pathname.replace(/\/+$/, "")] ?? [];
	return ads.find(({ to }) => sellsPlans || to !== null) ?? null;
}
