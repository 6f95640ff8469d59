/** Words that say little on their own. */
export const commonWords: ReadonlySet<string> = new Set(
  "because think that this they them with from have there their what when where which would could should about line word words text poem story feel feels says said also very much more most some were been being into your ever every other another upon shall over less than only even don't isn't wasn't it's that's there's again then".split(
    ' ',
  ),
)
