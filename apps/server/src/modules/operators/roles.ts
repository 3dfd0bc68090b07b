import type { Role } from '@kontor/contract/office';
import { type GivenRole, givenRoles, type Right, rights } from '@kontor/domain';
import { Type } from 'typebox';
import type { Queryable } from '../../database/database.ts';
import type { OperatorRoleTable } from '../../database/schema.ts';
import { storedJson } from '../../database/stored-json.ts';
import { allRoles, roleById } from './operators.repository.ts';
import { operatorTexts } from './texts/operators.de.ts';

const readRights = storedJson('operator_roles.rights', Type.Array(Type.String()));

/** The built-in roles, then the shop's own by name. */
export async function listRoles(queryable: Queryable): Promise<Role[]> {
  const given = (Object.keys(givenRoles) as GivenRole[]).map(givenRole);
  return [...given, ...(await allRoles(queryable)).map(ownRole)];
}

/** The role with an id, or null. */
export async function findRole(queryable: Queryable, id: string): Promise<Role | null> {
  if (isGiven(id)) return givenRole(id);
  const row = await roleById(queryable, id);
  return row === undefined ? null : ownRole(row);
}

/** Whether a role is built in. */
export function isGiven(id: string): id is GivenRole {
  return Object.hasOwn(givenRoles, id);
}

function givenRole(id: GivenRole): Role {
  return { _id: id, name: operatorTexts.roles[id], rights: [...givenRoles[id]], isGiven: true };
}

function ownRole(row: OperatorRoleTable): Role {
  return { _id: row.id, name: row.name, rights: knownRights(readRights(row.rights, row.id)), isGiven: false };
}

/** The known rights among some names, in their order. Rights that this version does not know are ignored. */
export function knownRights(names: readonly string[]): Right[] {
  return rights.filter((right) => names.includes(right));
}
