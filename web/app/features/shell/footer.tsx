import { BRAND } from "@dewlight/contracts/brand.ts";
import { Link } from "react-router";
import { dispatchLimitEvent, requestFeedback } from "#api/frame-events.ts";
import { useSession } from "#api/session.ts";
import { GUIDE_NAMES, GUIDE_TITLES, guidePath } from "#guides.ts";
import { legalPath, paths } from "#paths.ts";
import { usePlatform } from "#platform/use-platform.ts";
import { LinkButton } from "#ui/button.tsx";
import { barState } from "./bar-state.ts";
import { footerCopy as copy, shellCopy } from "./copy.ts";
import { FooterButton, FooterGroup, FooterLink, SiteLink, StoreBadge, StoreLink } from "./footer-group.tsx";
import { ThemeChoice } from "./theme.tsx";

const PLACE =
	"flex min-h-11 items-center rounded-xs text-ink-2 underline-offset-4 hover:text-ink hover:underline";

/** The same ways out in two lines (NAV-09 to NAV-15): a member has the pages above and the guides one press away. */
function MemberFooter() {
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

/** NAV-09 to NAV-15. Whoever stands before a gate is offered no guides: each would lead back to the gate. */
export function Footer() {
	const session = useSession();
	const platform = usePlatform();
	const signedIn = session.status === "signed_in";
	const { kind } = barState(session);
	if (kind === "member") return <MemberFooter />;
	const gated = signedIn && kind === "brand_only";
	return (
		<footer className="border-t border-line bg-silk text-small">
			<div className="mx-auto grid w-full max-w-page gap-10 px-5 pt-12 pb-[calc(2rem+env(safe-area-inset-bottom))] wide:px-8">
				<nav
					aria-label={copy.name}
					className="grid grid-cols-2 gap-x-6 gap-y-9 desk:grid-cols-[1fr_1fr_1.2fr_2fr] desk:gap-x-10"
				>
					<div className="grid content-start gap-9 desk:contents">
						<FooterGroup title={copy.product}>
							{platform.canManageBilling ? (
								<FooterButton
									label={shellCopy.pricing}
									onPress={() => dispatchLimitEvent("upgradeNeeded", "free")}
								/>
							) : (
								<li>
									<SiteLink />
								</li>
							)}
						</FooterGroup>
						<FooterGroup title={copy.help}>
							<li className="py-1.5">
								<LinkButton to={paths.contact} tone="secondary" size="small">
									{shellCopy.contact}
								</LinkButton>
							</li>
							<FooterButton label={shellCopy.feedback} onPress={() => requestFeedback("general")} />
							{signedIn && <FooterLink to={paths.logout} label={shellCopy.logout} />}
						</FooterGroup>
					</div>
					<FooterGroup title={copy.legal}>
						<FooterLink to={legalPath("terms")} label={shellCopy.terms} />
						<FooterLink to={legalPath("privacy")} label={shellCopy.privacy} />
						<FooterLink to={legalPath("disclaimer")} label={copy.disclaimer} />
						<FooterLink to={legalPath("fairUse")} label={copy.fairUse} />
					</FooterGroup>
					{!gated && (
						<FooterGroup title={copy.guides} className="col-span-2 desk:col-span-1" wide>
							{GUIDE_NAMES.map((name) => (
								<FooterLink key={name} to={guidePath(name)} label={GUIDE_TITLES[name]} />
							))}
						</FooterGroup>
					)}
				</nav>
				<div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-6 border-t border-line pt-6">
					<p className="max-w-form text-ink-2">
						<span className="mr-2 font-display text-body text-ink">{BRAND.name}</span>
						{copy.note}
					</p>
					<div className="flex flex-wrap items-center gap-x-6 gap-y-4">
						{platform.offersStoreApp && <StoreBadge />}
						<ThemeChoice />
					</div>
				</div>
			</div>
		</footer>
	);
}
