import { Camera, Clock, House, MessageCircle, Sun } from "lucide-react";
import { NavLink } from "react-router";
import { paths } from "#paths.ts";
import { classNames } from "#ui/class-names.ts";
import { shellCopy } from "./copy.ts";

const TABS = [
	{ to: paths.dashboard, label: shellCopy.dashboard, icon: House },
	{ to: paths.carePlan, label: shellCopy.plan, icon: Sun },
	{ to: paths.upload, label: shellCopy.upload, icon: Camera },
	{ to: paths.chat, label: shellCopy.assistant, icon: MessageCircle },
	{ to: paths.timeline, label: shellCopy.timeline, icon: Clock },
] as const;

/** Five places within reach of a thumb; the scan stands in the middle, and the account behind the name above. */
export function TabBar() {
	return (
		<nav
			aria-label={shellCopy.mainNav}
			className="sticky bottom-0 z-30 short:static border-t border-line bg-ground/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md wide:hidden"
		>
			<ul className="mx-auto grid max-w-form grid-cols-5">
				{TABS.map(({ to, label, icon: Icon }) => (
					<li key={to}>
						<NavLink
							to={to}
							className={({ isActive }) =>
								classNames(
									"group grid h-full min-h-16 content-center justify-items-center gap-0.5 text-center text-[0.8125rem] leading-[1.15] font-medium",
									isActive ? "text-fig" : "text-ink-2",
								)
							}
						>
							<span
								className={classNames(
									"grid h-8 place-items-center rounded-full transition-colors",
									to === paths.upload ? "w-12 bg-fig text-on-fig" : "w-14 group-aria-[current=page]:bg-blush",
								)}
							>
								<Icon aria-hidden="true" className="size-5" />
							</span>
							{label}
						</NavLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
