import { NavLink } from "react-router";
import { paths } from "#paths.ts";
import { classNames } from "#ui/class-names.ts";
import { shellCopy } from "./copy.ts";

export function BarLink({ to, label }: { to: string; label: string }) {
	return (
		<li>
			<NavLink
				to={to}
				end
				className={({ isActive }) =>
					classNames(
						"flex min-h-11 items-center rounded-full px-2.5 font-medium transition-colors wide:px-4",
						isActive ? "bg-blush text-fig" : "text-ink-2 hover:bg-silk hover:text-ink",
					)
				}
			>
				{label}
			</NavLink>
		</li>
	);
}

export function VisitorLinks() {
	return (
		<nav aria-label={shellCopy.mainNav} className="col-span-2">
			<ul className="-mr-3 flex items-center wide:gap-1">
				<BarLink to={paths.home} label={shellCopy.home} />
				<BarLink to={paths.register} label={shellCopy.register} />
				<BarLink to={paths.login} label={shellCopy.login} />
			</ul>
		</nav>
	);
}
