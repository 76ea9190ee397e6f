import { CalendarPlus, Printer } from "lucide-react";
import { endpointUrl } from "#api/endpoint-url.ts";
import { platform } from "#platform/current.ts";
import { printPage } from "#platform/print-page.ts";
import { Button } from "#ui/button.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { carePlanCopy as copy } from "./copy.ts";
import { SaveCalendar } from "./save-calendar.tsx";

/** Takes the plan along: on paper, or into a calendar as an ICS file. */
export function CarePlanActions() {
	return (
		<div className="flex flex-wrap gap-3 print:hidden">
			{platform.shell === null ? (
				<a href={endpointUrl("carePlanCalendar")} download className={buttonStyle("secondary", "small")}>
					<CalendarPlus aria-hidden="true" className="size-4" />
					{copy.calendar}
				</a>
			) : (
				<SaveCalendar />
			)}
			<Button tone="secondary" size="small" onClick={() => void printPage()}>
				<Printer aria-hidden="true" className="size-4" />
				{copy.print}
			</Button>
		</div>
	);
}
