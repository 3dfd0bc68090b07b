import { Link } from '@tanstack/react-router';
import { Tabs } from '../../kit/tabs.tsx';
import { teamTexts as texts } from '../../texts/team.de.ts';

/** The parts of the team. */
export function TeamTabs() {
  const exact = { exact: true };
  return (
    <Tabs label={texts.parts}>
      <Link to="/team" activeOptions={exact}>
        {texts.people}
      </Link>
      <Link to="/team/rollen" activeOptions={exact}>
        {texts.roles}
      </Link>
    </Tabs>
  );
}
