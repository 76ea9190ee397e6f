import { BRAND } from "@dewlight/contracts/brand.ts";
import { Link } from "react-router";
import { requestFeedback } from "#api/feedback-events.ts";
import { dispatchLimitEvent } from "#api/limit-events.ts";
import { useUser } from "#api/use-session.ts";
import { legalPath, paths } from "#paths.ts";
import { platform } from "#platform/current.ts";
import { shellCopy } from "./copy.ts";
import { ThemeChoice } from "./theme-choice.tsx";

const LINK =
	"flex min-h-11 items-center rounded-xs text-ink-2 hover:text-ink hover:underline underline-offset-4";

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

export function Footer() {
	const user = useUser();
	return (
		<footer className="border-t border-line bg-silk">
			<div className="mx-auto grid w-full max-w-page gap-x-12 gap-y-8 px-5 py-10 text-small wide:px-8 desk:grid-cols-[1fr_auto]">
				<div className="grid max-w-form content-start gap-2">
					<p className="font-display text-h3">{BRAND.name}</p>
					<p className="text-ink-2">
						A read of how your skin looks, not a diagnosis. For anything that worries you, see a
						dermatologist.
					</p>
				</div>
				<div className="grid content-start gap-3 desk:justify-items-end">
					<nav aria-label="Footer">
						<ul className="grid grid-cols-2 gap-x-8 wide:flex wide:flex-wrap desk:justify-end">
							<FooterLink to={legalPath("terms")} label={shellCopy.terms} />
							<FooterLink to={legalPath("privacy")} label={shellCopy.privacy} />
							{platform.canManageBilling ? (
								<FooterButton
									label={shellCopy.pricing}
									onPress={() => dispatchLimitEvent("upgradeNeeded", "free")}
								/>
							) : (
								<FooterLink to={paths.home} label={BRAND.name} />
							)}
							<FooterLink to={paths.contact} label={shellCopy.contact} />
							<FooterButton label={shellCopy.feedback} onPress={() => requestFeedback("general")} />
							{user !== null && <FooterLink to={paths.logout} label={shellCopy.logout} />}
						</ul>
					</nav>
					<ThemeChoice />
				</div>
			</div>
		</footer>
	);
}
