import { Link } from "react-router";
import { requestFeedback } from "#api/feedback-events.ts";
import { dispatchLimitEvent } from "#api/limit-events.ts";
import { legalPath, paths } from "#paths.ts";
import { usePlatform } from "#platform/use-platform.ts";
import { shellCopy } from "./copy.ts";
import { footerCopy as copy } from "./footer-copy.ts";
import { SiteLink } from "./footer-group.tsx";
import { StoreLink } from "./store-badge.tsx";
import { ThemeChoice } from "./theme-choice.tsx";

const PLACE =
	"flex min-h-11 items-center rounded-xs text-ink-2 underline-offset-4 hover:text-ink hover:underline";

/** The same ways out in two lines (NAV-09 to NAV-15): a member has the pages above and the guides one press away. */
export function MemberFooter() {
	const platform = usePlatform();
	return (
		<footer className="border-t border-line bg-silk text-small">
			<div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-8 px-5 py-3 wide:px-8">
				<nav aria-label={copy.name}>
					<ul className="flex flex-wrap gap-x-5">
						<li>
							<Link to={paths.contact} className={PLACE}>
								{shellCopy.contact}
							</Link>
						</li>
						<li>
							<button type="button" className={PLACE} onClick={() => requestFeedback("general")}>
								{shellCopy.feedback}
							</button>
						</li>
						<li>
							{platform.canManageBilling ? (
								<button
									type="button"
									className={PLACE}
									onClick={() => dispatchLimitEvent("upgradeNeeded", "free")}
								>
									{shellCopy.pricing}
								</button>
							) : (
								<SiteLink className={PLACE} />
							)}
						</li>
						<li>
							<Link to={`${paths.home}#guides-title`} className={PLACE}>
								{copy.guides}
							</Link>
						</li>
						{LEGAL.map(([to, label]) => (
							<li key={to}>
								<Link to={to} className={PLACE}>
									{label}
								</Link>
							</li>
						))}
						{platform.offersStoreApp && (
							<li>
								<StoreLink className={PLACE} />
							</li>
						)}
						<li>
							<Link to={paths.logout} className={PLACE}>
								{shellCopy.logout}
							</Link>
						</li>
					</ul>
				</nav>
				<ThemeChoice />
			</div>
		</footer>
	);
}

const LEGAL = [
	[legalPath("terms"), shellCopy.terms],
	[legalPath("privacy"), shellCopy.privacy],
	[legalPath("disclaimer"), copy.disclaimer],
	[legalPath("fairUse"), copy.fairUse],
] as const;
