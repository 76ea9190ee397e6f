import { BRAND } from "@dewlight/contracts/brand.ts";
import { Link } from "react-router";
import { useUser } from "#api/use-session.ts";
import { legalPath, paths } from "#paths.ts";
import { shellCopy } from "./copy.ts";
import { ThemeChoice } from "./theme-choice.tsx";

const LINK =
	"flex min-h-11 items-center rounded-xs text-ink-2 hover:text-ink hover:underline underline-offset-4";

export function Footer() {
	const user = useUser();
	return (
		<footer className="border-t border-line bg-silk">
			<div className="mx-auto flex w-full max-w-page flex-wrap items-start justify-between gap-x-12 gap-y-6 px-5 py-10 text-small wide:px-8">
				<div className="grid max-w-sm gap-2">
					<p className="font-display text-h3">{BRAND.name}</p>
					<p className="text-ink-2">
						A read of how your skin looks, not a diagnosis. For anything that worries you, see a
						dermatologist.
					</p>
				</div>
				<nav aria-label="Footer">
					<ul className="grid gap-x-8 wide:grid-flow-col">
						<li>
							<Link to={legalPath("terms")} className={LINK}>
								{shellCopy.terms}
							</Link>
						</li>
						<li>
							<Link to={legalPath("privacy")} className={LINK}>
								{shellCopy.privacy}
							</Link>
						</li>
						{user !== null && (
							<li>
								<Link to={paths.logout} className={LINK}>
									{shellCopy.logout}
								</Link>
							</li>
						)}
					</ul>
				</nav>
				<ThemeChoice />
			</div>
		</footer>
	);
}
