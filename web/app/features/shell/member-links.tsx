import { paths } from "#paths.ts";
import { shellCopy } from "./copy.ts";
import { BarLink } from "./nav-links.tsx";

/** On phones the tab bar carries these. */
export function MemberLinks() {
	return (
		<nav aria-label={shellCopy.mainNav} className="col-span-2 hidden wide:block">
			<ul className="-mr-3 flex items-center gap-1">
				<BarLink to={paths.dashboard} label={shellCopy.dashboard} />
				<BarLink to={paths.upload} label={shellCopy.upload} />
				<BarLink to={paths.chat} label={shellCopy.assistant} />
			</ul>
		</nav>
	);
}
