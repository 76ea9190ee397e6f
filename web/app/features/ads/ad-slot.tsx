import { useLocation } from "react-router";
import { dispatchLimitEvent } from "#api/limit-events.ts";
import { useUser } from "#api/use-session.ts";
import { platform } from "#platform/current.ts";
import { Button } from "#ui/button.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { adsCopy as copy } from "./copy.ts";
import { adFor } from "./house-ads.ts";

/** BILL-03, BILL-A6: one ad of our own at the end of a page, on Free only; nothing at all for anybody else. */
export function AdSlot() {
	const user = useUser();
	const { pathname } = useLocation();
	const ad = user?.show_ads === true ? adFor(pathname, platform.canManageBilling) : null;
	if (user === null || ad === null) return null;
	return (
		<aside aria-label={copy.mark} className="mx-auto w-full max-w-page px-5 pb-12 wide:px-8">
			<div className="grid gap-4 rounded-lg border border-line bg-silk/60 px-5 py-4 wide:grid-cols-[1fr_auto] wide:items-center wide:px-7">
				<div className="grid gap-0.5">
					<p className="flex items-center gap-2 text-small text-ink-2">
						<span className="rounded-xs border border-field px-1.5 leading-5 font-semibold">{copy.mark}</span>
						{copy.from}
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
