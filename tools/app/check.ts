/** One thing that was looked at; `problem` is null where it is as it should be. */
export interface Check {
	name: string;
	problem: string | null;
}

export function check(name: string, holds: boolean, problem: string): Check {
	return { name, problem: holds ? null : problem };
}
