import { BRAND, NATIVE_APP } from "@dewlight/contracts/brand.ts";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { apiUrl } from "#api/api-url.ts";
import { dispatchLimitEvent, requestFeedback } from "#api/frame-events.ts";
import { useSession } from "#api/session.ts";
import { GUIDE_NAMES, GUIDE_TITLES, guidePath } from "#guides.ts";
import { legalPath, paths } from "#paths.ts";
import { usePlatform } from "#platform/use-platform.ts";
import { LinkButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { barState } from "./bar-offer.tsx";
import { shellCopy } from "./copy.ts";
import { ThemeChoice } from "./theme.tsx";

/** Words of the footer. */
const footerCopy = {
	name: "Footer",
	note: "A read of how your skin looks, not a diagnosis. For anything that worries you, see a dermatologist.",
	product: "Product",
	guides: "Guides",
	legal: "Legal",
	help: "Help",
	disclaimer: "Medical Disclaimer",
	fairUse: "Fair Use Policy",
	store: { small: "Android app on", large: "Google Play", newTab: "(opens in a new tab)" },
} as const;

const LEGAL = [
	[legalPath("terms"), shellCopy.terms],
	[legalPath("privacy"), shellCopy.privacy],
	[legalPath("disclaimer"), footerCopy.disclaimer],
	[legalPath("fairUse"), footerCopy.fairUse],
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
					aria-label={footerCopy.name}
					className="grid grid-cols-2 gap-x-6 gap-y-9 desk:grid-cols-[1fr_1fr_1.2fr_2fr] desk:gap-x-10"
				>
					<div className="grid content-start gap-9 desk:contents">
						<FooterGroup title={footerCopy.product}>
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
						<FooterGroup title={footerCopy.help}>
							<li className="py-1.5">
								<LinkButton to={paths.contact} tone="secondary" size="small">
									{shellCopy.contact}
								</LinkButton>
							</li>
							<FooterButton label={shellCopy.feedback} onPress={() => requestFeedback("general")} />
							{signedIn && <FooterLink to={paths.logout} label={shellCopy.logout} />}
						</FooterGroup>
					</div>
					<FooterGroup title={footerCopy.legal}>
						{LEGAL.map(([to, label]) => (
							<FooterLink key={to} to={to} label={label} />
						))}
					</FooterGroup>
					{!gated && (
						<FooterGroup title={footerCopy.guides} className="col-span-2 desk:col-span-1" wide>
							{GUIDE_NAMES.map((name) => (
								<FooterLink key={name} to={guidePath(name)} label={GUIDE_TITLES[name]} />
							))}
						</FooterGroup>
					)}
				</nav>
				<div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-6 border-t border-line pt-6">
					<p className="max-w-form text-ink-2">
						<span className="mr-2 font-display text-body text-ink">{BRAND.name}</span>
						{footerCopy.note}
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

const PLACE =
	"flex min-h-11 items-center rounded-xs text-ink-2 underline-offset-4 hover:text-ink hover:underline";

/** The same ways out in two lines (NAV-09 to NAV-15): a member has the pages above and the guides one press away. */
function MemberFooter() {
	const platform = usePlatform();
	return (
		<footer className="border-t border-line bg-silk text-small">
			<div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-8 px-5 py-3 wide:px-8">
				<nav aria-label={footerCopy.name}>
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
								{footerCopy.guides}
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

const LINK =
	"flex min-h-11 w-fit items-center rounded-xs text-left leading-tight text-ink-2 underline-offset-4 hover:text-ink hover:underline";

function FooterLink({ to, label }: { to: string; label: string }) {
	return (
		<li>
			<Link to={to} className={LINK}>
				{label}
			</Link>
		</li>
	);
}

function FooterButton({ label, onPress }: { label: string; onPress: () => void }) {
	return (
		<li>
			<button type="button" onClick={onPress} className={LINK}>
				{label}
			</button>
		</li>
	);
}

/** NAV-12: in the app, the way to the website itself; it opens outside of the app, which has no such page. */
function SiteLink({ className = LINK }: { className?: string }) {
	return (
		<a href={apiUrl("/")} rel="external" className={className}>
			{BRAND.name}
		</a>
	);
}

interface FooterGroupProps {
	title: string;
	className?: string;
	/** Two columns of links where there is room. */
	wide?: boolean;
	children: ReactNode;
}

/** Links under a word; the word is no heading, so that the headings of a page are those of its own. */
function FooterGroup({ title, className, wide = false, children }: FooterGroupProps) {
	const id = useId();
	return (
		<div className={className}>
			<p id={id} className="font-semibold">
				{title}
			</p>
			<ul aria-labelledby={id} className={classNames(wide && "grid grid-cols-2 gap-x-6")}>
				{children}
			</ul>
		</div>
	);
}

const storeCopy = footerCopy.store;

const STORE_LINK = {
	href: NATIVE_APP.store,
	target: "_blank",
	rel: "noopener",
	"aria-label": `${storeCopy.small} ${storeCopy.large} ${storeCopy.newTab}`,
} as const;

/** The same in words, for the small footer of members. */
function StoreLink({ className }: { className: string }) {
	return (
		<a {...STORE_LINK} className={className}>
			{`${storeCopy.small} ${storeCopy.large}`}
		</a>
	);
}

/** NAV-13. Our own drawing: a phone with the light falling on it. */
function StoreBadge() {
	return (
		<a
			{...STORE_LINK}
			className="inline-flex min-h-14 w-fit items-center gap-3 rounded-sm border border-field py-2 pr-5 pl-3.5 text-ink hover:border-fig hover:bg-surface"
		>
			<svg viewBox="0 0 24 36" aria-hidden="true" className="h-9">
				<rect
					x="2"
					y="1"
					width="20"
					height="34"
					rx="5"
					fill="var(--color-blush)"
					stroke="currentColor"
					strokeWidth="1.5"
				/>
				<path
					d="M12 9c2 2.8 5.5 5.3 5.5 9.5a5.5 5.5 0 0 1-11 0c0-4.2 3.5-6.7 5.5-9.5Z"
					fill="var(--color-rose)"
				/>
				<path d="M10 30.5h4" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
			</svg>
			<span className="grid leading-tight">
				<span className="text-small text-ink-2">{storeCopy.small} </span>
				<span className="font-semibold">{storeCopy.large}</span>
			</span>
		</a>
	);
}
